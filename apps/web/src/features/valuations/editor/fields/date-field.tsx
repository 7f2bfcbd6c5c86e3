import { useLingui } from '@lingui/react/macro';
import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { isCompleteDate } from '@valia/i18n/dates/parse-date.ts';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { useDescriptions } from './use-descriptions.ts';
import { isSaveKey } from '../../../../components/grid/is-save-key.ts';
import { useField } from './use-field.ts';
import { CalendarButton } from '../../../../components/dates/calendar-button.tsx';
import { MissingPart } from '../parts/missing-part.tsx';
import { MemoInput } from './memo-input.ts';
import styles from './fields.module.css';

interface DateFieldProps {
  path: string;
  label?: ReactNode;
  /** A label for screen-reader users, who do not see the context of the field. */
  hiddenLabel?: string;
  size?: 'xs' | 'sm';
  help?: ReactNode;
}

const dateInput = { input: styles.date };
const missingPart = <MissingPart />;

/** The text typed into a date field until it is a valid date, and functions that write the date into the document. */
const useDateTyping = (path: string) => {
  const field = useField(path);
  const { language } = useEditor();
  const [typing, setTyping] = useState<string | null>(null);
  const take = useStableCallback((): void => {
    if (typing !== null) field.onType(typing);
    setTyping(null);
    field.onLeave();
  });
  return {
    text: typing ?? field.text,
    error: field.error,
    take,
    type: useStableCallback((event: ChangeEvent<HTMLInputElement>): void => {
      const text = event.currentTarget.value;
      setTyping(text);
      if (isCompleteDate(text)) field.onType(text);
    }),
    takeByKey: useStableCallback((event: KeyboardEvent): void => {
      // Written synchronously, because the same key may trigger a save, which must include the date.
      if (event.key === 'Enter' || isSaveKey(event)) flushSync(take);
    }),
    choose: useStableCallback((isoDay: string): void => {
      setTyping(null);
      field.onType(formatDate(isoDay, language));
      field.onLeave();
    }),
  };
};

/**
 * Returns the same element as long as its content is the same, because a new one would re-render the field beside it.
 */
const useCalendarButton = (
  path: string,
  isPhone: boolean,
  choose: (isoDay: string) => void,
): ReactNode => {
  const { document, language, readOnly } = useEditor();
  const name = useDescriptions().field(path);
  const stored = fieldValue(document, path);
  const chosen = typeof stored === 'string' ? stored : null;
  return useMemo(
    () =>
      readOnly ? undefined : (
        <CalendarButton
          {...{ name, chosen, language, isPhone }}
          missing={missingPart}
          onChoose={choose}
        />
      ),
    [readOnly, name, chosen, language, isPhone, choose],
  );
};

/**
 * A date in the format of the product's language; parsed when the field loses the focus, because an incomplete date is
 * invalid.
 */
export const DateField = ({ path, label, hiddenLabel, size = 'sm', help }: DateFieldProps) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const { isPhone } = useEditorNavigation();
  const { text, error, take, type, takeByKey, choose } = useDateTyping(path);
  const calendar = useCalendarButton(path, isPhone, choose);
  return (
    <MemoInput
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
      rightSectionWidth={isPhone ? 44 : 28}
      value={text}
      error={error}
      aria-invalid={error !== null}
      onChange={type}
      onKeyDown={takeByKey}
      onBlur={take}
    />
  );
};
