import { Trans, useLingui } from '@lingui/react/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { type CostOfCapitalInput, costOfCapitalInputs } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../editor-context.ts';
import { SegmentField } from '../fields/segment-field.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { useDescriptions } from '../use-descriptions.ts';
import { FigureRow } from './figure-row.tsx';
import { SourcedNumber } from './sourced-number.tsx';
import { StepSection } from './step-section.tsx';
import { StepWarnings } from './step-warnings.tsx';
import styles from './steps.module.css';

const figures = [
  'leveredBeta',
  'costOfEquity',
  'costOfDebt',
  'afterTaxCostOfDebt',
  'equityWeight',
  'debtWeight',
  'weightedAverageCostOfCapital',
] as const;

const BuildUpInputs = () => {
  const { t } = useLingui();
  const helps: Partial<Record<CostOfCapitalInput, string>> = {
    riskFreeRate: t`Bono alemán a 10 años, en euros`,
    unleveredBeta: t`La del sector, sin deuda`,
    debtToEquity: t`Estructura objetivo`,
    equityRiskPremium: t`Mercado maduro; si usas 5,78 %, deja el país a 0`,
    countryRiskPremium: t`España, enero de 2026: 1,55 %`,
    sizePremium: t`Si la usas, no ajustes también el múltiplo por tamaño`,
  };
  return costOfCapitalInputs.map((input) => (
    <SourcedNumber key={input} path={`costOfCapital.buildUp.${input}`} help={helps[input]} />
  ));
};

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

const CapitalFigures = () => (
  <StepSection title={<Trans>Resultado</Trans>} plain>
    <div className={styles.checks}>
      {figures.map((name) => (
        <FigureRow
          key={name}
          figureId={figureId.costOfCapital(name)}
          total={name === 'weightedAverageCostOfCapital'}
        />
      ))}
    </div>
  </StepSection>
);

/** The rate at which the flows are discounted: as it is, or built up from its parts. */
export const CostOfCapitalStep = () => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const { term } = useDescriptions();
  const { mode } = document.costOfCapital;
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Lo que pide quien financia la empresa. Anota de dónde sale cada dato: irá al informe.
          </Trans>
        }
        actions={
          <SegmentField
            path="costOfCapital.mode"
            label={t`Cálculo del coste de capital`}
            labelHidden
            value={mode}
            options={(['build-up', 'direct'] as const).map((value) => ({
              value,
              label: term(valuationTerms.costOfCapitalModes[value]),
            }))}
            onChoose={(chosen) => put('costOfCapital.mode', chosen)}
          />
        }
      />
      <div className={styles.form}>
        <StepWarnings
          codes={['size-counted-twice', 'country-risk-counted-twice', 'discount-rate-not-positive']}
        />
        <StepSection
          title={<Trans>Datos</Trans>}
          help={<Trans>Tipos y primas en porcentaje; la beta, en número.</Trans>}
          stacked
        >
          {mode === 'direct' ? (
            <SourcedNumber path="costOfCapital.weightedAverageCostOfCapital" />
          ) : (
            <BuildUpInputs />
          )}
        </StepSection>
        <CapitalFigures />
        <DiscountingSection />
      </div>
    </>
  );
};
