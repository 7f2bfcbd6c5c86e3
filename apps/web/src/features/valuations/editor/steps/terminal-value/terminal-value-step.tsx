import { Trans, useLingui } from '@lingui/react/macro';
import {
  chooseTerminalMethod,
  type TerminalMethod,
  terminalMethod,
  terminalMethods,
} from '@valia/domain/valuation-choices/terminal-edits.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { PerpetuitySection } from './perpetuity-section.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { TerminalChecks } from './terminal-checks.tsx';
import { column } from '../../../../../components/style/class-names.ts';

const GivenFigures = ({ method }: { method: TerminalMethod }) => {
  const { t } = useLingui();
  return (
    <StepSection title={<Trans>Dato</Trans>} stacked>
      {method !== 'exit-multiple' && <SourcedNumber path="terminal.terminalGrowth" />}
      {method !== 'gordon' && <SourcedNumber path="terminal.exitMultiple" />}
      {method === 'average' && (
        <SourcedNumber
          path="terminal.average.gordonWeight"
          help={t`El resto es del múltiplo de salida`}
        />
      )}
    </StepSection>
  );
};

const RangeSteps = ({ method }: { method: TerminalMethod }) => {
  const { field } = useDescriptions();
  const steps = [
    'range.weightedAverageCostOfCapital',
    ...(method === 'exit-multiple' ? [] : ['range.terminalGrowth']),
    ...(method === 'gordon' ? [] : ['range.exitMultiple']),
  ];
  return (
    <StepSection
      title={<Trans>Rango</Trans>}
      help={<Trans>Los pasos que dan el valor bajo y el alto; se imprimen en el informe.</Trans>}
    >
      {steps.map((path) => (
        <NumberField key={path} path={path} label={field(path)} />
      ))}
      <div className={styles.wide}>
        <StepWarnings codes={['range-case-beyond-limit']} />
      </div>
    </StepSection>
  );
};

const MethodChoice = ({ method }: { method: TerminalMethod }) => {
  const { t } = useLingui();
  const { change } = useEditor();
  const { term } = useDescriptions();
  return (
    <SegmentField
      path="terminal.method"
      label={t`Método del valor terminal`}
      labelHidden
      size="sm"
      value={method}
      options={terminalMethods.map((value) => ({
        value,
        label: term(valuationTerms.terminalMethods[value]),
      }))}
      onChoose={(chosen) =>
        change('terminal.method', (before) => chooseTerminalMethod(before, chosen))
      }
    />
  );
};

/** The value after the last projected year, and a comparison with the other method. */
export const TerminalValueStep = () => {
  const { document } = useEditor();
  const method = terminalMethod(document);
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            El valor a partir del último año proyectado. Contrástalo siempre con el dato implícito.
          </Trans>
        }
        actions={<MethodChoice method={method} />}
      />
      <div className={column({}, styles.form)}>
        <StepWarnings
          codes={[
            'terminal-flow-not-positive',
            'terminal-value-not-positive',
            'terminal-value-share-high',
            'terminal-growth-above-nominal-gdp',
            'terminal-growth-above-risk-free-rate',
            'capex-below-depreciation-in-terminal-year',
            'negative-ebitda-with-multiple',
          ]}
        />
        <GivenFigures method={method} />
        {method !== 'exit-multiple' && <PerpetuitySection />}
        <TerminalChecks method={method} />
        <RangeSteps method={method} />
      </div>
    </>
  );
};
