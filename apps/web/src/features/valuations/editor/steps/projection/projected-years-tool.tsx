import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { setProjectedYears } from '@valia/domain/valuation-years/driver-edits.ts';
import { useEditor } from '../../document/editor-context.ts';
import styles from './projection-step.module.css';
import { classNames, text } from '../../../../../components/style/class-names.ts';

const mostYears = 15;

/** The number of projected years, one to fifteen. */
export const ProjectedYearsTool = () => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { years } = document.projection;
  const set = (to: number): void =>
    change('projection.years', (before) => setProjectedYears(before, to));
  return (
    <div
      className={styles.years}
      role="group"
      aria-label={t`Años proyectados`}
      data-field="projection.years"
      tabIndex={-1}
    >
      <ActionIcon
        aria-label={t`Un año menos`}
        disabled={readOnly || years <= 1}
        onClick={() => set(years - 1)}
      >
        <IconMinus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className={classNames(text('medium', 'center'), styles.yearCount)} aria-live="polite">
        {plural(document.projection.years, { one: '# año', other: '# años' })}
      </span>
      <ActionIcon
        aria-label={t`Un año más`}
        disabled={readOnly || years >= mostYears}
        onClick={() => set(years + 1)}
      >
        <IconPlus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};
