import { type ReactNode, useId } from 'react';
import styles from './branding.module.css';
import { box, text } from '../../../components/style/class-names.ts';

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
    <section className={box({ padY: 20 }, styles.section)} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={id} className={text('body', 'strong')}>
            {title}
          </h2>
          <p className={text('small', 'dimmed')}>{help}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
};
