import { type ReactNode, useId } from 'react';
import type { SignUpSectionId } from './sign-up-values.ts';
import styles from './form-section.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

interface FormSectionProps {
  section: SignUpSectionId;
  title: string;
  help: string;
  children: ReactNode;
}

/** One section of a long form: its description on the left, its fields in two columns. */
export const FormSection = ({ section, title, help, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-section={section}>
      <div>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={box({ marginTop: 4 }, text('body', 'dimmed'), styles.help)}>{help}</p>
      </div>
      <div className={stack({ columns: 2, align: 'start' }, styles.fields)}>{children}</div>
    </section>
  );
};
