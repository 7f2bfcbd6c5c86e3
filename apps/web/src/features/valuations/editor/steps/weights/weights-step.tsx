import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { OptionField } from '../../fields/option-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { DelayedAnnouncement } from '../../parts/delayed-announcement.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { FigureRow } from '../figure-row.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import weightStyles from './weights-step.module.css';
import { box, column, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  bar: row(
    { height: 32, overflow: 'hidden', radius: 4 },
    text('size-13', 'line-32', 'strong'),
    weightStyles.bar,
  ),
  sum: row(
    { gap: 12, align: 'center', minHeight: 36, marginTop: 8 },
    text('strong'),
    weightStyles.sum,
  ),
};

const stepPercent = 5;
const whole = 1e12;

/** The other weight, so that both sum to one; rounded because 1 − 0.6 is not exact in binary. */
const rest = (weight: number): number => Math.round((1 - weight) * whole) / whole;

interface BalanceProps {
  dcf: number | null;
  onShare: (weight: number) => void;
}

const Balance = ({ dcf, onShare }: BalanceProps) => {
  const { t } = useLingui();
  const { document, readOnly } = useEditor();
  const { field } = useDescriptions();
  const share = Math.round((dcf ?? 0) * 100);
  const others = 100 - share;
  return (
    <div className={box({ marginBottom: 16 })}>
      <input
        type="range"
        min={0}
        max={100}
        step={stepPercent}
        value={share}
        disabled={readOnly}
        className={box({ width: 'full', height: 32, margin: 0 }, weightStyles.slider)}
        aria-label={field('weights.dcf')}
        aria-valuetext={t`DCF ${share} %, múltiplos ${others} %`}
        onChange={(event) => onShare(Number(event.currentTarget.value) / 100)}
      />
      <div className={looks.bar} aria-hidden>
        <span style={{ flexGrow: dcf ?? 0 }}>DCF</span>
        <span style={{ flexGrow: document.weights.multiples ?? 0 }}>
          <Trans>Múltiplos</Trans>
        </span>
      </div>
    </div>
  );
};

const WeightSum = ({ dcf, onShare }: BalanceProps) => {
  const { t } = useLingui();
  const { document, language, readOnly } = useEditor();
  const sum = (dcf ?? 0) + (document.weights.multiples ?? 0);
  const isWrong = Math.abs(sum - 1) > 1e-9;
  const sumText = formatRate(sum, { language });
  const told = t`Suma: ${sumText}`;
  return (
    <div className={looks.sum} data-wrong={isWrong || undefined}>
      {told}
      <DelayedAnnouncement of={told} />
      {isWrong && dcf !== null && (
        <Button
          variant="default"
          size="compact-sm"
          disabled={readOnly}
          onClick={() => onShare(Math.min(1, dcf))}
        >
          <Trans>Completar hasta 100 %</Trans>
        </Button>
      )}
    </div>
  );
};

/** Requests the reason why the methods differ widely; a written reason stays even when they no longer do. */
const Reconciliation = () => {
  const { document, outcome } = useEditor();
  const { field } = useDescriptions();
  const isAsked =
    document.reconciliation !== undefined ||
    outcome.issues.some(({ code }) => code === 'methods-far-apart');
  if (!isAsked) return null;
  return (
    <div className={box({ span: 'all', marginTop: 16 })}>
      <TextField
        path="reconciliation"
        multiline
        label={field('reconciliation')}
        help={
          <Trans>
            Por qué los métodos dan valores tan distintos y por qué los ponderas así. Se imprime en
            el informe, junto al valor mixto.
          </Trans>
        }
      />
    </div>
  );
};

const MethodValues = () => (
  <StepSection title={<Trans>Resultado</Trans>} plain>
    <div className={column()}>
      <FigureRow figureId={figureId.dcfEquity('central')} />
      <FigureRow figureId={figureId.multiplesEquity('central')} />
      <FigureRow figureId={figureId.equity('central')} total />
    </div>
  </StepSection>
);

/** The weight of each method: with one control, the other weight follows; each can also be typed separately. */
export const WeightsStep = () => {
  const { document, change, put } = useEditor();
  const { field } = useDescriptions();
  const { dcf } = document.weights;
  const setShare = (weight: number): void =>
    change('weights.dcf', (before) => ({
      ...before,
      weights: { dcf: weight, multiples: rest(weight) },
    }));
  return (
    <>
      <StepHeading
        sentence={
          <Trans>Cuánto pesa cada método en el valor. Da más peso al que mejor conozcas.</Trans>
        }
      />
      <div className={column({}, styles.form)}>
        <StepSection
          title={<Trans>Reparto</Trans>}
          help={
            <Trans>El control mueve los dos a la vez. También puedes escribir cada peso.</Trans>
          }
          plain
        >
          <Balance dcf={dcf} onShare={setShare} />
          <div className={styles.fields}>
            <NumberField path="weights.dcf" label={field('weights.dcf')} />
            <NumberField path="weights.multiples" label={field('weights.multiples')} />
          </div>
          <WeightSum dcf={dcf} onShare={setShare} />
          <OptionField
            path="mixedOverAvailable"
            label={field('mixedOverAvailable')}
            help={<Trans>Si un método no da valor, el otro cuenta por los dos.</Trans>}
            chosen={document.mixedOverAvailable === true}
            onChoose={(chosen) => put('mixedOverAvailable', chosen || undefined)}
          />
          <StepWarnings codes={['method-left-out', 'methods-far-apart']} />
          <Reconciliation />
        </StepSection>
        <MethodValues />
      </div>
    </>
  );
};
