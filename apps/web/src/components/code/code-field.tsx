import { type ReactNode, type Ref, useId, useState } from 'react';
import styles from './code-field.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = {
  label: box({ display: 'block', marginBottom: 4 }, text('body', 'strong')),
  help: row({ gap: 16, justify: 'between', marginTop: 8 }, text('small', 'dimmed')),
};

interface CodeFieldProps {
  label: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  length: number;
  error?: ReactNode;
  /** Help text below the boxes. */
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const onlyDigits = (text: string, length: number): string =>
  text.replaceAll(/[^0-9]/g, '').slice(0, length);

interface BoxesProps {
  value: string;
  length: number;
  /** The position of the caret. */
  current: number;
}

const Boxes = ({ value, length, current }: BoxesProps) => (
  <span className={row({ gap: 8 }, styles.boxes)} aria-hidden>
    {Array.from({ length }, (_, place) => (
      <span
        key={place}
        className={styles.box}
        data-current={place === current || undefined}
        data-empty={place >= value.length || undefined}
        data-half={place === length / 2 || undefined}
      >
        {value[place]}
      </span>
    ))}
  </span>
);

/** A one-time code in boxes. One real input covers them, so that pasting, autofill and editing work as in any field. */
export const CodeField = ({ label, value, onChange, length, error, help, ref }: CodeFieldProps) => {
  const id = useId();
  const [caret, setCaret] = useState(value.length);
  const current = Math.min(caret, value.length, length - 1);
  const followCaret = ({ selectionEnd }: HTMLInputElement) => setCaret(selectionEnd ?? 0);
  const hasError = Boolean(error);
  return (
    <div>
      <label className={looks.label} htmlFor={id}>
        {label}
      </label>
      <div className={box({ position: 'relative' })}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          // In a dialog, this field gets the initial focus.
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={hasError || undefined}
          aria-describedby={`${id}-error ${id}-help`}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(onlyDigits(currentTarget.value, length));
            followCaret(currentTarget);
          }}
          onPaste={(event) => {
            const digits = onlyDigits(event.clipboardData.getData('text'), length);
            if (digits.length < length) return;
            // A complete pasted code replaces everything typed before.
            event.preventDefault();
            onChange(digits);
          }}
          onSelect={({ currentTarget }) => followCaret(currentTarget)}
        />
        <Boxes value={value} length={length} current={current} />
      </div>
      <p id={`${id}-error`} className={classNames(text('small', 'negative'), styles.error)}>
        {error}
      </p>
      <div id={`${id}-help`} className={looks.help}>
        {help}
      </div>
    </div>
  );
};
