import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { chooseWeightsBasis, weightsBasis } from '@valia/domain/valuation-choices/capital-edits.ts';
import { solveCircularWeights } from '@valia/domain/valuation-choices/solve-circular-weights.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { marketWeightsIterations } from '@valia/valuation/company/solve-circular-values.ts';
import { useEditor } from '../../document/editor-context.ts';
import { SegmentField } from '../../fields/segment-field.tsx';
import { optionTerms } from '../../terms/option-terms.ts';
import { useSegments } from '../../fields/use-segments.ts';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';

const field = 'costOfCapital.weights';

const AgreedWeights = () => {
  const { document, outcome, change, readOnly } = useEditor();
  const rounds = marketWeightsIterations(document, outcome);
  return (
    <div className={styles.choice}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={readOnly}
        onClick={() => change(`${field}.equity`, solveCircularWeights)}
      >
        <Trans>Cuadrar con el valor del DCF</Trans>
      </Button>
      {rounds !== null && (
        <p className={styles.origin} role="status">
          <Trans>Cuadra con el valor del DCF. Iteraciones: {rounds}.</Trans>
        </p>
      )}
    </div>
  );
};

/** The debt's share of the financing: from the beta's D/E, at market values, or as a target. */
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
          <StepWarnings codes={['market-weights-apart-from-value']} />
          <AgreedWeights />
          <FigureRow figureId={figureId.lease('debt')} />
          <FigureRow figureId={figureId.costOfCapital('debtToEquityWithLeases')} />
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
