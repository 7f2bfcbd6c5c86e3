import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowDown,
  IconCircleCheck,
  IconCircleDashed,
  IconProgress,
} from '@tabler/icons-react';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useStepSummary } from '../navigation/use-step-summary.ts';
import styles from './step-rail.module.css';
import { box, classNames, column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  name: classNames(text('medium'), styles.name),
  detail: classNames(text('fine', 'dimmed'), styles.detail),
};

const StepMark = ({ isCurrent, isComplete }: { isCurrent: boolean; isComplete: boolean }) => {
  const Icon = isCurrent ? IconProgress : isComplete ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={styles.mark} data-complete={isComplete || undefined} aria-hidden>
      <Icon size={20} stroke={1.5} />
    </span>
  );
};

const RailFoot = ({ done, count }: { done: number; count: number }) => {
  const { t } = useLingui();
  return (
    <div className={column({ gap: 8, borderTop: 'plain' }, text('fine', 'dimmed'), styles.foot)}>
      <span>
        <Trans>
          <b>
            {done} de {count}
          </b>{' '}
          pasos completos
        </Trans>
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${((done / count) * 100).toFixed(1)}%` }} />
      </span>
      <span className={row({ justify: 'between' }, styles.keys)}>
        <Trans>Paso siguiente</Trans>{' '}
        <kbd>
          {t`Alt`} <IconArrowDown size={11} stroke={1.75} role="img" aria-label={t`flecha abajo`} />
        </kbd>
      </span>
    </div>
  );
};

/** The steps of this valuation, each with what it lacks; any of them can be opened at any time. */
export const StepRail = () => {
  const { t } = useLingui();
  const { step: current, steps, goToStep } = useEditorNavigation();
  const { term } = useDescriptions();
  const summaryOf = useStepSummary();
  const summaries = steps.map((step) => ({ step, summary: summaryOf(step) }));
  const done = summaries.filter(({ summary }) => summary.complete).length;
  return (
    <nav className={column({}, styles.rail)} aria-label={t`Pasos de la valoración`}>
      <ol className={box({ flex: 1, pad: [16, 0] })}>
        {summaries.map(({ step, summary }) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => goToStep(step)}
            >
              <StepMark isCurrent={step === current} isComplete={summary.complete} />
              <span className={column({ minWidth: 0 })}>
                <span className={looks.name}>{term(stepTerms[step])}</span>
                <span className={looks.detail} data-tone={summary.tone}>
                  {summary.text}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <RailFoot done={done} count={steps.length} />
    </nav>
  );
};
