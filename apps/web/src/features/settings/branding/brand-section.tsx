import { type ReactNode, useId } from 'react';
import styles from './branding.module.css';

interface BrandSectionProps {
  title: string;
  help: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the brand, split from the next by a rule. */
export const BrandSection = ({ title, help, aside, children }: BrandSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.help}>{help}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
};
