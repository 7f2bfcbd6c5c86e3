import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface StepSectionProps {
  title: ReactNode;
  help?: ReactNode;
  /** Fields in two columns; `plain` leaves the layout to the content, `stacked` gives it the whole width. */
  plain?: boolean;
  stacked?: boolean;
  children: ReactNode;
}

/** A part of a step: what it is about at the left, its fields at the right. */
export const StepSection = ({
  title,
  help,
  plain = false,
  stacked = false,
  children,
}: StepSectionProps) => (
  <section className={styles.section} data-stacked={stacked || undefined}>
    <div>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {help !== undefined && <div className={styles.sectionHelp}>{help}</div>}
    </div>
    {plain || stacked ? <div>{children}</div> : <div className={styles.fields}>{children}</div>}
  </section>
);
