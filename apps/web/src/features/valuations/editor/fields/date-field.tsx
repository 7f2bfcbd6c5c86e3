import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { parseDate } from '@valia/i18n/parse-date.ts';
import { type ReactNode, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { useField } from '../use-field.ts';
import styles from './fields.module.css';

interface DateFieldProps {
  path: string;
  label?: ReactNode;
  /** Read to those who do not see what stands around the field. */
  hiddenLabel?: string;
  size?: 'xs' | 'sm';
  help?: ReactNode;
}

/** With its four digits the year is no longer on its way. */
const isWhole = (text: string): boolean => /\d{4}/u.test(text) && parseDate(text) !== undefined;

/** A calendar day as the product's language writes it; read when the field is left, since half a date is none. */
export const DateField = ({ path, label, hiddenLabel, size = 'sm', help }: DateFieldProps) => {
  const { t } = useLingui();
  const field = useField(path);
  const { readOnly } = useEditor();
  const [typing, setTyping] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyping(text);
    if (isWhole(text)) field.onType(text);
  };
  const take = (): void => {
    if (typing !== null) field.onType(typing);
    setTyping(null);
    field.onLeave();
  };
  return (
    <TextInput
      classNames={{ input: styles.date }}
      inputMode="numeric"
      label={label}
      aria-label={hiddenLabel}
      size={size}
      description={help}
      placeholder={t`dd/mm/aaaa`}
      autoComplete="off"
      data-field={path}
      readOnly={readOnly}
      value={typing ?? field.text}
      error={field.error}
      aria-invalid={field.error !== null}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      onBlur={take}
    />
  );
};
