import type { ReactNode } from 'react';
import styles from './steps.module.css';
import { box, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  section: stack({ gap: [16, 32], pad: [24, 0], borderTop: 'plain' }, styles.section),
  sectionHelp: box({ marginTop: 4 }, text('small', 'dimmed')),
};

interface StepSectionProps {
  title: ReactNode;
  help?: ReactNode;
  /** Fields in columns, two by default; `plain` leaves the layout to the content, `stacked` uses the whole width. */
  plain?: boolean;
  stacked?: boolean;
  columns?: 2 | 3;
  children: ReactNode;
}

/** A section of a step: its description on the left, its fields on the right. */
export const StepSection = ({
  title,
  help,
  plain = false,
  stacked = false,
  columns = 2,
  children,
}: StepSectionProps) => (
  <section className={looks.section} data-stacked={stacked || undefined}>
    <div>
      <h2 className={text('body', 'strong')}>{title}</h2>
      {help !== undefined && <div className={looks.sectionHelp}>{help}</div>}
    </div>
    {plain || stacked ? (
      <div>{children}</div>
    ) : (
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    )}
  </section>
);
