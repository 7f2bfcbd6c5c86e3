import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './error-summary.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  line: box(
    { minHeight: 28, pad: [4, 0], border: 'none', background: 'none', cursor: 'pointer' },
    text('same-colour', 'start', 'underlined', 'offset-3'),
    styles.line,
  ),
};

interface FieldError {
  field: string;
  label: string;
  text: ReactNode;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  onChoose: (field: string) => void;
}

/** All errors of a form in one place; each line links to its field. */
export const ErrorSummary = ({ errors, onChoose }: ErrorSummaryProps) => (
  <div role="alert">
    {errors.length > 0 && (
      <div className={styles.summary}>
        <p className={text('lead', 'strong')}>
          <Plural value={errors.length} one="Revisa # campo" other="Revisa # campos" />
        </p>
        <ul className={stack()}>
          {errors.map(({ field, label, text }) => (
            <li key={field}>
              <button type="button" className={looks.line} onClick={() => onChoose(field)}>
                <Trans>
                  <strong>{label}:</strong> {text}
                </Trans>
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
