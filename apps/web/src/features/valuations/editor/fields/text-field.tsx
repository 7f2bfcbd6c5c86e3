import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useField } from '../use-field.ts';
import styles from './fields.module.css';

interface TextFieldProps {
  path: string;
  label: ReactNode;
  help?: ReactNode;
  multiline?: boolean;
  /** Stands below the field without refusing it: a tax id that looks wrong. */
  warning?: string | null;
  autoComplete?: string;
}

export const TextField = ({
  path,
  label,
  help,
  multiline = false,
  warning = null,
  autoComplete = 'off',
}: TextFieldProps) => {
  const field = useField(path);
  const { readOnly } = useEditor();
  const shared = {
    label,
    description: help,
    'data-field': path,
    autoComplete,
    readOnly,
    value: field.text,
    error:
      field.error ??
      (warning === null ? undefined : <span className={styles.warning}>{warning}</span>),
    'aria-invalid': field.error !== null,
    onFocus: field.onFocus,
    onBlur: field.onLeave,
  };
  return multiline ? (
    <Textarea
      {...shared}
      autosize
      minRows={4}
      onChange={(event) => field.onType(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => field.onType(event.currentTarget.value)} />
  );
};
