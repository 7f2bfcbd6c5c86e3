import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { chooseTaxRegime } from '@valia/domain/valuation-choices/choose-projection-options.ts';
import { needsCharteredRate } from '@valia/domain/valuations/needs-chartered-rate.ts';
import { useEditor } from '../../editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { projectionOptionTerms } from '../../terms/projection-option-terms.ts';
import { useSegments } from '../../use-segments.ts';
import styles from './projection-step.module.css';
import stepStyles from '../steps.module.css';

/** Whose rates the projection pays: those of the table, or those of the law. */
export const TaxRegimeField = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const regimes = useSegments(projectionOptionTerms.taxRegimes);
  const path = 'projection.spanishTax.regime';
  const chosen = document.projection.spanishTax?.regime;
  return (
    <div className={styles.driver} role="group" aria-label={t`Impuestos`}>
      <span className={styles.driverName}>
        <Trans>Impuestos</Trans>
      </span>
      <ChoiceField
        path={path}
        hiddenLabel={t`Impuestos de la proyección`}
        options={regimes.filter(({ value }) => value !== 'given')}
        placeholder={regimes.find(({ value }) => value === 'given')?.label ?? ''}
        onChoose={(value) => {
          const regime = regimes.find((candidate) => candidate.value === value)?.value ?? 'given';
          change(path, (before) => chooseTaxRegime(before, regime));
        }}
      />
      <div className={styles.optionNote}>
        {chosen !== undefined && (
          <Trans>
            El tipo de cada año está en la tabla; puedes cambiar cualquiera a mano. El tamaño lo
            decide la cifra de negocios del año anterior. Ley 27/2014 y Ley 7/2024.
          </Trans>
        )}
        {needsCharteredRate(document) && (
          <p className={stepStyles.warning}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <Trans>
              La provincia de la empresa tiene hacienda propia y sus propios tipos. Elige los que
              pague y confírmalos.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
};
