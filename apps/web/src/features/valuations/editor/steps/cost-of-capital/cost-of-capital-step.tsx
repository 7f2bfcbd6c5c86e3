import { Trans, useLingui } from '@lingui/react/macro';
import {
  capitalMode,
  capitalModes,
  chooseCapitalMode,
} from '@valia/domain/valuation-choices/capital-edits.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { SegmentField } from '../../fields/segment-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { CapitalWeightsSection } from './capital-weights-section.tsx';
import { CostOfDebtSection } from './cost-of-debt-section.tsx';
import { CostOfEquitySection } from './cost-of-equity-section.tsx';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { YearlyRatesSection } from './yearly-rates-section.tsx';
import { column } from '../../../../../components/style/class-names.ts';

const rateId = figureId.costOfCapital('weightedAverageCostOfCapital');

const DiscountingSection = () => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const { term } = useDescriptions();
  return (
    <StepSection
      title={<Trans>Momento de los flujos</Trans>}
      help={<Trans>A mitad de año, si los flujos llegan a lo largo del ejercicio.</Trans>}
      plain
    >
      <SegmentField
        path="discounting"
        label={t`Convención de descuento`}
        labelHidden
        value={document.discounting}
        options={(['mid-year', 'year-end'] as const).map((value) => ({
          value,
          label: term(valuationTerms.discountingConventions[value]),
        }))}
        onChoose={(chosen) => put('discounting', chosen)}
      />
    </StepSection>
  );
};

const DirectRateSection = () => (
  <StepSection title={<Trans>Dato</Trans>} stacked>
    <SourcedNumber path="costOfCapital.weightedAverageCostOfCapital" />
  </StepSection>
);

const BuildUpSections = () => (
  <>
    <CostOfEquitySection />
    <CostOfDebtSection />
    <CapitalWeightsSection />
  </>
);

const ModeChoice = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const { term } = useDescriptions();
  return (
    <SegmentField
      path="costOfCapital.mode"
      label={t`Cálculo del coste de capital`}
      labelHidden
      size="sm"
      value={capitalMode(document)}
      options={capitalModes.map((value) => ({
        value,
        label: term(valuationTerms.costOfCapitalModes[value]),
      }))}
      onChoose={(chosen) =>
        change('costOfCapital.mode', (before) =>
          chooseCapitalMode(before, chosen, outcome.figures[rateId]?.value ?? null),
        )
      }
    />
  );
};

/** The rate at which the flows are discounted: a typed rate, one built up from its parts, or one for each year. */
export const CostOfCapitalStep = () => {
  const { document } = useEditor();
  const mode = capitalMode(document);
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Lo que pide quien financia la empresa. Anota de dónde sale cada dato: irá al informe.
          </Trans>
        }
        actions={<ModeChoice />}
      />
      <div className={column({}, styles.form)}>
        <StepWarnings
          codes={['size-counted-twice', 'country-risk-counted-twice', 'discount-rate-not-positive']}
        />
        {mode === 'direct' && <DirectRateSection />}
        {mode === 'build-up' && <BuildUpSections />}
        {mode === 'path' && <YearlyRatesSection />}
        <StepSection title={<Trans>Resultado</Trans>} plain>
          <div className={column()}>
            <FigureRow figureId={rateId} total />
          </div>
        </StepSection>
        <DiscountingSection />
      </div>
    </>
  );
};
