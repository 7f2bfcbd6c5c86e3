import { type ReactNode, useId } from 'react';
import styles from './landing-section.module.css';

interface LandingSectionProps {
  /** The short label at the left. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A part of the public page: a rule, a label in the first columns, a title from the fourth. */
export const LandingSection = ({ label, title, children }: LandingSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
};
