import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@valia/i18n/format.ts';
import { parseDate } from '@valia/i18n/parse-date.ts';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '../../../../lib/use-steady.ts';
import { useEditor } from '../editor-context.ts';
import { fieldValue } from '../model/cell-paths.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { isSaveKey } from '../use-editor-keys.ts';
import { useField } from '../use-field.ts';
import { CalendarButton } from './calendar-button.tsx';
import { KeptInput } from './kept-input.ts';
import styles from './fields.module.css';

interface DateFieldProps {
  path: string;
  label?: ReactNode;
  /** Read to those who do not see what stands around the field. */
  hiddenLabel?: string;
  size?: 'xs' | 'sm';
  help?: ReactNode;
}

const dateInput = { input: styles.date };

/** With its four digits the year is no longer on its way. */
const isWhole = (text: string): boolean => /\d{4}/u.test(text) && parseDate(text) !== undefined;

/** A calendar day as the product's language writes it; read when the field is left, since half a date is none. */
export const DateField = ({ path, label, hiddenLabel, size = 'sm', help }: DateFieldProps) => {
  const { t } = useLingui();
  const field = useField(path);
  const { readOnly, document, language } = useEditor();
  const { field: nameOf } = useDescriptions();
  const name = nameOf(path);
  const stored = fieldValue(document, path);
  const chosen = typeof stored === 'string' ? stored : null;
  const [typing, setTyping] = useState<string | null>(null);
  const type = useSteady((event: ChangeEvent<HTMLInputElement>): void => {
    const text = event.currentTarget.value;
    setTyping(text);
    if (isWhole(text)) field.onType(text);
  });
  const take = useSteady((): void => {
    if (typing !== null) field.onType(typing);
    setTyping(null);
    field.onLeave();
  });
  const choose = useSteady((isoDay: string): void => {
    setTyping(null);
    field.onType(formatDate(isoDay, language));
    field.onLeave();
  });
  const calendar = useMemo(
    () =>
      readOnly ? undefined : (
        <CalendarButton name={name} chosen={chosen} language={language} onChoose={choose} />
      ),
    [readOnly, name, chosen, language, choose],
  );
  const takeByKey = useSteady((event: KeyboardEvent): void => {
    // The save that the same key asks for has to find the date written.
    if (event.key === 'Enter' || isSaveKey(event)) flushSync(take);
  });
  return (
    <KeptInput
      classNames={dateInput}
      inputMode="numeric"
      label={label}
      aria-label={hiddenLabel}
      size={size}
      description={help}
      placeholder={t`dd/mm/aaaa`}
      autoComplete="off"
      data-field={path}
      readOnly={readOnly}
      rightSection={calendar}
      rightSectionWidth={28}
      value={typing ?? field.text}
      error={field.error}
      aria-invalid={field.error !== null}
      onChange={type}
      onKeyDown={takeByKey}
      onBlur={take}
    />
  );
};
