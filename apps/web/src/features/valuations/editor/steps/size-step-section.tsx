import { Trans, useLingui } from '@lingui/react/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { sizeStepBrackets } from '@valia/valuation/multiples/size-step-brackets.ts';
import { useEditor } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SegmentField } from '../fields/segment-field.tsx';
import { optionTerms } from '../model/option-terms.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { StepSection } from './step-section.tsx';
import { StepWarnings } from './step-warnings.tsx';
import styles from './steps.module.css';

const Brackets = ({ applied }: { applied: number | null }) => {
  const { language } = useEditor();
  const amount = (euros: number) => formatNumber(euros / 1_000_000, { language, decimals: 0 });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Valor de empresa</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Ajuste</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sizeStepBrackets.map(({ step, fromEuros, toEuros }) => {
          const from = amount(fromEuros);
          const to = amount(toEuros);
          return (
            <tr key={step} data-chosen={step === applied || undefined}>
              <th scope="row">
                {!Number.isFinite(fromEuros) ? (
                  <Trans>Menos de {to} M€</Trans>
                ) : Number.isFinite(toEuros) ? (
                  <Trans>
                    De {from} a {to} M€
                  </Trans>
                ) : (
                  <Trans>Más de {from} M€</Trans>
                )}
              </th>
              <td className={styles.number}>{formatRate(step, { language, decimals: 0 })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The step from listed companies to one of this size: by its bracket, or the adviser's own. */
export const SizeStepSection = () => {
  const { t } = useLingui();
  const { document, outcome, put, language } = useEditor();
  const { field, term } = useDescriptions();
  const { sizeStep } = document.multiples;
  const applied = outcome.figures[figureId.sizeStep()]?.value ?? null;
  const range = ({ low, high }: { low: number; high: number }) =>
    `${formatMultiple(low, { language })}–${formatMultiple(high, { language })}`;
  const small = range(sizeReferences.smallDeals);
  const middle = range(sizeReferences.midMarketDeals);
  return (
    <StepSection
      title={<Trans>Tamaño e iliquidez</Trans>}
      help={
        <>
          <Trans>
            Una cotizada no es una pyme. Referencias: pymes {small} (Dealsuite), mercado medio{' '}
            {middle} (Argos). Aplícalo una sola vez.
          </Trans>
          {document.currency !== 'EUR' && (
            <>
              {' '}
              <Trans>Los tramos son de euros y se aplican a tus importes tal como están.</Trans>
            </>
          )}
        </>
      }
    >
      <SegmentField
        path="multiples.sizeStep"
        label={t`Ajuste por tamaño`}
        value={sizeStep.mode}
        options={[
          { value: 'auto', label: term(optionTerms.sizeStepModes.auto) },
          { value: 'manual', label: term(optionTerms.sizeStepModes.manual) },
        ]}
        onChoose={(mode) =>
          put('multiples.sizeStep', mode === 'auto' ? { mode } : { mode, value: applied })
        }
      />
      {sizeStep.mode === 'manual' && (
        <NumberField path="multiples.sizeStep.value" label={field('multiples.sizeStep.value')} />
      )}
      <div className={styles.wide}>
        <StepWarnings codes={['size-step-outside-bracket']} />
        <Brackets applied={applied} />
      </div>
    </StepSection>
  );
};
