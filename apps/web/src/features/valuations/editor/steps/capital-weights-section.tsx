import { Trans, useLingui } from '@lingui/react/macro';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { SegmentField } from '../fields/segment-field.tsx';
import { chooseWeightsBasis, weightsBasis } from '../model/capital-edits.ts';
import { optionTerms } from '../model/option-terms.ts';
import { useSegments } from '../use-segments.ts';
import { FigureRow } from './figure-row.tsx';
import { SourcedNumber } from './sourced-number.tsx';
import { StepSection } from './step-section.tsx';
import styles from './steps.module.css';

const field = 'costOfCapital.weights';

/** How much of the financing is debt: as the beta's D/E says, at market values, or as aimed for. */
export const CapitalWeightsSection = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const basis = weightsBasis(document);
  const options = useSegments(optionTerms.weightsBases);
  return (
    <StepSection
      title={<Trans>Pesos</Trans>}
      help={<Trans>Cuánto de la financiación es deuda y cuánto fondos propios.</Trans>}
      stacked
    >
      <div className={styles.choice}>
        <SegmentField
          path={field}
          label={t`Pesos de la financiación`}
          labelHidden
          value={basis}
          options={options}
          onChoose={(chosen) => change(field, (before) => chooseWeightsBasis(before, chosen))}
        />
      </div>
      {basis === 'market' && (
        <>
          <SourcedNumber path={`${field}.debt`} />
          <SourcedNumber
            path={`${field}.equity`}
            help={t`Si no cotiza, tu estimación: debe parecerse al resultado`}
          />
        </>
      )}
      {basis === 'target' && (
        <SourcedNumber path={`${field}.debtToValue`} help={t`Deuda entre deuda y fondos propios`} />
      )}
      <FigureRow figureId={figureId.costOfCapital('equityWeight')} />
      <FigureRow figureId={figureId.costOfCapital('debtWeight')} />
    </StepSection>
  );
};
