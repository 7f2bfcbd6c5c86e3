import type { ReactNode } from 'react';
import styles from './public-choice.module.css';
import { FieldError } from './public-field.tsx';

interface PublicChoiceProps {
  /** The id of the first choice, which gets the focus after an error. */
  id: string;
  name: string;
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, text: string])[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  error?: ReactNode;
  required?: boolean;
  /** Whether several choices may be selected. */
  isMultiple?: boolean;
}

/** A choice among a few options: radios in a row, or checkboxes for several. */
export const PublicChoice = ({
  id,
  name,
  label,
  hint,
  options,
  chosen,
  onChoose,
  error,
  required,
  isMultiple = false,
}: PublicChoiceProps) => (
  <fieldset
    className={styles.choice}
    aria-describedby={error === undefined || error === null ? undefined : `${id}-error`}
  >
    <legend className={styles.label}>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </legend>
    <div className={isMultiple ? styles.boxes : styles.row}>
      {options.map(([value, text], index) => (
        <label key={value} className={styles.option}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
            required={required}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
    <FieldError id={id} error={error} />
  </fieldset>
);
