import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useStepSummary } from '../navigation/use-step-summary.ts';
import styles from './phone-steps.module.css';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  line: row({ gap: 8, align: 'center', position: 'relative', minHeight: 44 }, styles.line),
  count: box({ flex: 1 }, text('size-13', 'dimmed', 'end')),
};

/** On a phone, the steps are one select, with a progress segment for each. */
export const PhoneSteps = () => {
  const { t } = useLingui();
  const { step: current, steps, goToStep } = useEditorNavigation();
  const { term } = useDescriptions();
  const summaryOf = useStepSummary();
  const position = steps.indexOf(current) + 1;
  const count = steps.length;
  return (
    <nav className={styles.steps} aria-label={t`Pasos de la valoración`}>
      <div className={looks.line}>
        <h1 className={styles.title} tabIndex={-1} data-step-title>
          {term(stepTerms[current])}
        </h1>
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
        <span className={looks.count}>{t`Paso ${position} de ${count}`}</span>
        <select
          className={styles.select}
          aria-label={t`Paso`}
          value={current}
          onChange={(event) => {
            const chosen = steps.find((step) => step === event.currentTarget.value);
            if (chosen !== undefined) goToStep(chosen);
          }}
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {term(stepTerms[step])} · {summaryOf(step).text}
            </option>
          ))}
        </select>
      </div>
      <div className={row({ gap: 4, marginTop: 6 }, styles.segments)} aria-hidden>
        {steps.map((step) => (
          <span
            key={step}
            data-current={step === current || undefined}
            data-complete={summaryOf(step).complete || undefined}
          />
        ))}
      </div>
    </nav>
  );
};
