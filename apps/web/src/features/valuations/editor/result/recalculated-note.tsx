import { Trans } from '@lingui/react/macro';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { useMemo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { useMoney } from '../document/use-money.ts';
import styles from './result.module.css';
import { classNames, text } from '../../../../components/style/class-names.ts';

const relativeDust = 1e-9;

/** Whether two values, in whole currency units, differ by more than rounding. */
const differs = (one: number, other: number): boolean =>
  Math.abs(one - other) >= Math.max(1, Math.abs(other) * relativeDust);

/** Whether the stored value differs only because earlier rules ignored the valuation date. */
const isDateTheCause = (document: ValuationDocument, storedEquity: number): boolean => {
  if (document.valuationDate === null) return false;
  const undated = valueCompany(toValuationInputs({ ...document, valuationDate: null }));
  const { range } = finalEquity(undated);
  return range !== null && !differs(range.central * document.unit, storedEquity);
};

const Note = ({ storedEquity, central }: { storedEquity: number; central: number }) => {
  const { document } = useEditor();
  const { money, signedMoney } = useMoney();
  const isDated = useMemo(() => isDateTheCause(document, storedEquity), [document, storedEquity]);
  const before = money(storedEquity / document.unit);
  const effect = signedMoney(central - storedEquity / document.unit);
  return (
    <p className={classNames(text('small', 'dimmed'), styles.effect)} role="status">
      <Trans>
        Se guardó con un valor de {before}. Las reglas de cálculo actuales lo cambian en {effect}.
      </Trans>
      {isDated && (
        <>
          {' '}
          <Trans>Ahora los flujos se descuentan desde la fecha de valoración.</Trans>
        </>
      )}
    </p>
  );
};

/**
 * A note that the current rules value an unchanged draft differently from its stored value: by how much, and why if the
 * reason is certain.
 */
export const RecalculatedNote = () => {
  const { storedEquity, outcome, valuation } = useEditor();
  const { whole } = useMoney();
  const { range } = finalEquity(outcome);
  if (valuation.status === 'completed' || storedEquity === null || range === null) return null;
  return differs(whole(range.central), storedEquity) ? (
    <Note storedEquity={storedEquity} central={range.central} />
  ) : null;
};
