import type { ReactNode } from 'react';
import styles from './public-section.module.css';

interface PublicSectionProps {
  id: string;
  /** The short label on the left. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A section of a public page: a line, a label in the first columns, a title from the fourth one. */
export const PublicSection = ({ id, label, title, children }: PublicSectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <p className={styles.label}>{label}</p>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
    </div>
    {children}
  </section>
);
