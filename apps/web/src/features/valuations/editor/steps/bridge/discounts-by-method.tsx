import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { discountByMethod } from '@valia/domain/valuation-choices/discount-models.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { extentOfPrivateDeals } from '@valia/valuation/discounts/is-discount-applied.ts';
import {
  type DiscountedMethod,
  discountedMethods,
  type DiscountName,
  discountNames,
} from '@valia/valuation/discounts/discount-names.ts';
import { useEditor } from '../../document/editor-context.ts';
import { OptionField } from '../../fields/option-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from '../steps.module.css';

interface BorneProps {
  method: DiscountedMethod;
  name: DiscountName;
}

const BorneField = ({ method, name }: BorneProps) => {
  const { document, put } = useEditor();
  const { term } = useDescriptions();
  const path = `discounts.byMethod.${method}.${name}`;
  return (
    <OptionField
      path={path}
      label={`${term(valuationTerms.methodNames[method])}: ${term(valuationTerms.discounts[name])}`}
      chosen={document.discounts?.byMethod?.[method][name] === true}
      onChoose={(chosen) => put(path, chosen)}
    />
  );
};

const PrivateDeals = () => (
  <p className={styles.origin}>
    <Trans>
      Los múltiplos proceden de operaciones privadas, cuyo precio ya recoge la iliquidez: sobre ese
      valor no se aplica ningún descuento.
    </Trans>
  </p>
);

const AppliedToAll = () => {
  const { change, readOnly } = useEditor();
  return (
    <div className={`${styles.choice} ${styles.tools}`}>
      <p className={styles.origin}>
        <Trans>Se aplican al valor conjunto de los métodos.</Trans>
      </p>
      <Button
        variant="default"
        size="compact-sm"
        disabled={readOnly}
        onClick={() => change('discounts.byMethod', discountByMethod)}
      >
        <Trans>Aplica por método</Trans>
      </Button>
    </div>
  );
};

/** Which discount applies to the value of which method; a single method gets all given discounts. */
export const DiscountsByMethod = () => {
  const { document } = useEditor();
  const { discounts, method } = document;
  if (discounts === undefined) return null;
  if (discounts.byMethod === undefined) return <AppliedToAll />;
  const isPrivate = method !== 'dcf' && extentOfPrivateDeals(document) === 'whole';
  const bearing = discountedMethods.filter((one) => one === 'dcf' || !isPrivate);
  const given = discountNames.filter((name) => discounts[name] !== undefined);
  return (
    <>
      {method === 'mixed' && (
        <div className={`${styles.fields} ${styles.choice}`}>
          {given.flatMap((name) =>
            bearing.map((one) => <BorneField key={`${one}.${name}`} method={one} name={name} />),
          )}
        </div>
      )}
      {isPrivate && <PrivateDeals />}
    </>
  );
};
