import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useField } from '../use-field.ts';

interface DateFieldProps {
  path: string;
  label: string;
  help?: ReactNode;
}

/** A calendar day. The browser's own field: it knows the person's date format. */
export const DateField = ({ path, label, help }: DateFieldProps) => {
  const field = useField(path);
  const { readOnly, refuse } = useEditor();
  return (
    <TextInput
      type="date"
      label={label}
      description={help}
      data-field={path}
      readOnly={readOnly}
      value={field.text}
      error={field.error}
      aria-invalid={field.error !== null}
      onChange={(event) => field.onType(event.currentTarget.value)}
      onBlur={(event) => {
        // A half-written date has no value: only the browser knows that something stands there.
        if (event.currentTarget.validity.badInput)
          refuse(path, '', { path, code: 'not-a-date', params: {} });
        field.onLeave();
      }}
    />
  );
};
