import { Trans, useLingui } from '@lingui/react/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SegmentField } from '../fields/segment-field.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { useDescriptions } from '../use-descriptions.ts';
import { FigureRow } from './figure-row.tsx';
import { SourcedNumber } from './sourced-number.tsx';
import { StepSection } from './step-section.tsx';
import { StepWarnings } from './step-warnings.tsx';
import styles from './steps.module.css';

const ImpliedChecks = ({ gordon }: { gordon: boolean }) => (
  <StepSection
    title={<Trans>Contraste</Trans>}
    help={
      gordon ? (
        <Trans>El múltiplo implícito debe parecerse al de compañías comparables.</Trans>
      ) : (
        <Trans>El crecimiento implícito no debe superar el de la economía.</Trans>
      )
    }
    plain
  >
    <div className={styles.checks}>
      <FigureRow figureId={figureId.dcf('terminalFreeCashFlow')} />
      <FigureRow figureId={figureId.dcf('terminalValue')} />
      <FigureRow figureId={figureId.dcf('presentValueOfTerminalValue')} />
      <FigureRow figureId={figureId.dcf('terminalValueShare')} />
      <FigureRow
        figureId={figureId.dcf(gordon ? 'impliedExitMultiple' : 'impliedTerminalGrowth')}
      />
      <FigureRow figureId={figureId.dcfEnterprise('central')} total />
    </div>
  </StepSection>
);

const RangeSteps = ({ gordon }: { gordon: boolean }) => {
  const { field } = useDescriptions();
  const second = gordon ? 'range.terminalGrowth' : 'range.exitMultiple';
  return (
    <StepSection
      title={<Trans>Rango</Trans>}
      help={<Trans>Los pasos que dan el valor bajo y el alto; se imprimen en el informe.</Trans>}
    >
      <NumberField
        path="range.weightedAverageCostOfCapital"
        label={field('range.weightedAverageCostOfCapital')}
      />
      <NumberField key={second} path={second} label={field(second)} />
    </StepSection>
  );
};

/** What the company is worth after the last projected year, and how that compares with the other way to see it. */
export const TerminalValueStep = () => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const { term } = useDescriptions();
  const { method } = document.terminal;
  const gordon = method === 'gordon';
  const path = gordon ? 'terminal.terminalGrowth' : 'terminal.exitMultiple';
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            El valor a partir del último año proyectado. Contrástalo siempre con el dato implícito.
          </Trans>
        }
        actions={
          <SegmentField
            path="terminal.method"
            label={t`Método del valor terminal`}
            labelHidden
            value={method}
            options={(['gordon', 'exit-multiple'] as const).map((value) => ({
              value,
              label: term(valuationTerms.terminalMethods[value]),
            }))}
            onChoose={(chosen) => put('terminal.method', chosen)}
          />
        }
      />
      <div className={styles.form}>
        <StepWarnings
          codes={[
            'terminal-value-share-high',
            'terminal-growth-above-nominal-gdp',
            'terminal-growth-above-risk-free-rate',
            'capex-below-depreciation-in-terminal-year',
          ]}
        />
        <StepSection title={<Trans>Dato</Trans>} stacked>
          <SourcedNumber key={path} path={path} />
        </StepSection>
        <ImpliedChecks gordon={gordon} />
        <RangeSteps gordon={gordon} />
      </div>
    </>
  );
};
