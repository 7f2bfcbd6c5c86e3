import { type ReactNode, useId } from 'react';
import styles from './branding.module.css';
import { box, text } from '../../../components/style/class-names.ts';

interface BrandSectionProps {
  title: string;
  help: string;
  /** Content at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the branding, separated from the next by a line. */
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
