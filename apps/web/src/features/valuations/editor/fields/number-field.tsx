import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useField } from '../use-field.ts';
import styles from './fields.module.css';

interface NumberFieldProps {
  path: string;
  label: string;
  help?: ReactNode;
  /** Written after the figure: `€`, `años`. */
  unit?: string;
  /** Leaves the label to screen readers, where a heading beside it says the same. */
  labelHidden?: boolean;
  size?: 'sm' | 'md';
}

/** A figure typed in the person's number format; it is tried at every keystroke. */
export const NumberField = ({
  path,
  label,
  help,
  unit,
  labelHidden = false,
  size = 'md',
}: NumberFieldProps) => {
  const field = useField(path);
  const { readOnly } = useEditor();
  return (
    <TextInput
      label={labelHidden ? undefined : label}
      aria-label={labelHidden ? label : undefined}
      description={help}
      data-field={path}
      inputMode="decimal"
      autoComplete="off"
      size={size === 'sm' ? 'xs' : 'sm'}
      readOnly={readOnly}
      value={field.text}
      error={field.error}
      aria-invalid={field.error !== null}
      onChange={(event) => field.onType(event.currentTarget.value)}
      onFocus={(event) => {
        field.onFocus();
        event.currentTarget.select();
      }}
      onBlur={field.onLeave}
      rightSection={unit === undefined ? undefined : <span className={styles.unit}>{unit}</span>}
      classNames={{ input: styles.figure ?? '', root: styles.root ?? '' }}
    />
  );
};
