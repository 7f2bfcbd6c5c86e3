import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { chooseTaxRegime, taxRegimeOf } from '@valia/domain/corporate-tax/choose-tax.ts';
import { isMissingForalRates } from '@valia/domain/corporate-tax/is-missing-foral-rates.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { projectionOptionTerms } from '../../terms/projection-option-terms.ts';
import { useSegments } from '../../fields/use-segments.ts';
import styles from './projection-step.module.css';
import { TaxTerritory } from './tax-territory.tsx';
import stepStyles from '../steps.module.css';
import { column, text } from '../../../../../components/style/class-names.ts';

/** The source of the projection's tax rates: the typed table, or the law. */
export const TaxRegimeField = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const regimes = useSegments(projectionOptionTerms.taxRegimes);
  const path = 'projection.spanishTax.regime';
  const chosen = document.projection.spanishTax?.regime;
  const regime = taxRegimeOf(document);
  return (
    <div className={styles.driver} role="group" aria-label={t`Impuestos`}>
      <span className={text('medium')}>
        <Trans>Impuestos</Trans>
      </span>
      <ChoiceField
        path={path}
        hiddenLabel={t`Impuestos de la proyección`}
        options={regimes.filter(({ value }) => value !== 'given')}
        value={regime === 'given' ? '' : regime}
        placeholder={regimes.find(({ value }) => value === 'given')?.label ?? ''}
        onChoose={(value) => {
          const next = regimes.find((candidate) => candidate.value === value)?.value ?? 'given';
          change(path, (before) => chooseTaxRegime(before, next));
        }}
      />
      <div className={column({ gap: 8 }, text('small', 'dimmed'), styles.optionNote)}>
        {chosen !== undefined && (
          <Trans>El tipo de cada año está en la tabla; puedes cambiar cualquiera a mano.</Trans>
        )}
        {chosen === 'by-turnover' && (
          <>
            {' '}
            <Trans>El tamaño lo decide la cifra de negocios del año anterior.</Trans>
          </>
        )}
        <TaxTerritory />
        {isMissingForalRates(document) && (
          <p className={stepStyles.warning}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <Trans>
              El territorio donde tributa la empresa tiene sus propios tipos. Elige los que pague y
              confírmalos.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
};
