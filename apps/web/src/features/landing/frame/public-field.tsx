import { Trans } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './public-field.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: ReactNode;
  help?: string | undefined;
  isOptional?: boolean | undefined;
  children: ReactNode;
}

const isWrong = (error: ReactNode): boolean => error !== undefined && error !== null;

const describedBy = (id: string, error: ReactNode, help?: string): string | undefined =>
  [isWrong(error) ? `${id}-error` : '', help === undefined ? '' : `${id}-help`]
    .filter(Boolean)
    .join(' ') || undefined;

export const FieldError = ({ id, error }: { id: string; error: ReactNode }) =>
  isWrong(error) && (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );

const FieldFrame = ({ id, label, error, help, isOptional = false, children }: FieldFrameProps) => (
  <div className={styles.field}>
    <div className={styles.head}>
      <label htmlFor={id}>{label}</label>
      {isOptional && (
        <span className={styles.optional}>
          <Trans>Opcional</Trans>
        </span>
      )}
    </div>
    {children}
    {help !== undefined && (
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    )}
    <FieldError id={id} error={error} />
  </div>
);

type FrameOf = Omit<FieldFrameProps, 'children'>;

interface TextFieldProps extends FrameOf, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** A unit at the end of the field. */
  unit?: string;
}

/** A field of a public page. It is a plain element, because the page's file does not have our scripts yet. */
export const PublicField = ({ label, error, help, isOptional, unit, ...input }: TextFieldProps) => (
  <FieldFrame id={input.id} label={label} error={error} help={help} isOptional={isOptional}>
    <span className={styles.box} data-unit={unit}>
      <input
        {...input}
        className={styles.input}
        aria-invalid={isWrong(error) || undefined}
        aria-describedby={describedBy(input.id, error, help)}
      />
    </span>
  </FieldFrame>
);

interface PublicSelectProps extends FrameOf, Omit<ComponentPropsWithRef<'select'>, 'id'> {
  options: readonly (readonly [value: string, name: string])[];
  placeholder: string;
}

export const PublicSelect = ({
  label,
  error,
  help,
  isOptional,
  options,
  placeholder,
  ...select
}: PublicSelectProps) => (
  <FieldFrame id={select.id} label={label} error={error} help={help} isOptional={isOptional}>
    <select
      {...select}
      className={styles.input}
      aria-invalid={isWrong(error) || undefined}
      aria-describedby={describedBy(select.id, error, help)}
    >
      <option value="">{placeholder}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </FieldFrame>
);

interface PublicTextProps extends FrameOf, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {}

export const PublicText = ({ label, error, help, isOptional, ...text }: PublicTextProps) => (
  <FieldFrame id={text.id} label={label} error={error} help={help} isOptional={isOptional}>
    <textarea
      {...text}
      className={styles.input}
      aria-invalid={isWrong(error) || undefined}
      aria-describedby={describedBy(text.id, error, help)}
    />
  </FieldFrame>
);
