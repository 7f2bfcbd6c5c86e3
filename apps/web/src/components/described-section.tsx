import { type ReactNode, useId } from 'react';
import styles from './described-section.module.css';
import { box, stack, text } from './style/class-names.ts';

interface DescribedSectionProps {
  title: string;
  help: ReactNode;
  children: ReactNode;
}

/** One section of a page: its title and description on the left, its content on the right. */
export const DescribedSection = ({ title, help, children }: DescribedSectionProps) => {
  const id = useId();
  return (
    <section className={stack({ pad: 24 }, styles.section)} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={box({ marginTop: 4 }, text('small', 'dimmed'))}>{help}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
};
