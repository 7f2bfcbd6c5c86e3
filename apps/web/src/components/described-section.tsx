import { type ReactNode, useId } from 'react';
import styles from './described-section.module.css';

interface DescribedSectionProps {
  title: string;
  help: ReactNode;
  children: ReactNode;
}

/** One part of the page: what it is about at the left, its content at the right. */
export const DescribedSection = ({ title, help, children }: DescribedSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.help}>{help}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
};
