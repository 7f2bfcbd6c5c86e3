import { NativeSelect } from '@mantine/core';
import { readField } from '@valia/domain/valuation-fields/write-field.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useFieldError } from './use-field.ts';

interface ChoiceFieldProps {
  path: string;
  label?: ReactNode;
  /** Read to those who do not see what stands around the field. */
  hiddenLabel?: string;
  options: { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** What is shown as chosen; the field's own text unless told. */
  value?: string;
  /** How the chosen text is kept; itself unless told. */
  toValue?: (chosen: string) => unknown;
  onChoose?: (chosen: string) => void;
  help?: ReactNode;
}

/** One of a list, in the browser's own select: it works with every keyboard, reader and phone. */
export const ChoiceField = ({
  path,
  label,
  hiddenLabel,
  options,
  placeholder,
  value: shown,
  toValue,
  onChoose,
  help,
}: ChoiceFieldProps) => {
  const { document, put, readOnly } = useEditor();
  const error = useFieldError(path);
  const value = readField(document, path);
  const choose = (chosen: string): void => {
    if (onChoose !== undefined) onChoose(chosen);
    else put(path, toValue === undefined ? chosen : toValue(chosen));
  };
  return (
    <NativeSelect
      label={label}
      aria-label={hiddenLabel}
      description={help}
      data-field={path}
      disabled={readOnly}
      value={shown ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
      data={placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]}
    />
  );
};
