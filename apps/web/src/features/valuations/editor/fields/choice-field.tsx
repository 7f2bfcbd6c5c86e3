import { NativeSelect } from '@mantine/core';
import { readField } from '@valia/domain/valuation-fields/write-field.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useFieldError } from './use-field.ts';

interface ChoiceFieldProps {
  path: string;
  label?: ReactNode;
  /** A label for screen-reader users, who do not see the context of the field. */
  hiddenLabel?: string;
  options: { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The value shown as chosen; by default, the field's own text. */
  value?: string;
  /** Converts the chosen text to the stored value; by default, the text itself. */
  toValue?: (chosen: string) => unknown;
  onChoose?: (chosen: string) => void;
  help?: ReactNode;
}

/** A choice in the browser's native select, which works with every keyboard, screen reader and phone. */
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
