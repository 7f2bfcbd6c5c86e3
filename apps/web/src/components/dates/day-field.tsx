import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { isIsoDay, isCompleteDate, parseDate } from '@valia/i18n/dates/parse-date.ts';
import { lazy, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { LazySection } from '../lazy-section.tsx';

const CalendarButton = lazy(async () => ({
  default: (await loadChunk(() => import('./calendar-button.tsx'))).CalendarButton,
}));

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** An ISO day; a text that is no day is returned as it was typed. */
  value?: string;
  onChange: (value: string) => void;
}

/** A date field, written day first, with a calendar whose weeks begin as usual in the product's language. */
export const DayField = ({ label, value = '', onChange, onBlur, ...input }: DayFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isPhone = useIsPhone();
  const [typing, setTyping] = useState<string | null>(null);
  const shown = isIsoDay(value) ? formatDate(value, language) : value;
  const take = (text: string): void => onChange(parseDate(text) ?? text.trim());
  return (
    <TextInput
      {...input}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`dd/mm/aaaa`}
      value={typing ?? shown}
      rightSectionWidth={isPhone ? 44 : 28}
      rightSection={
        <LazySection missing={null}>
          <CalendarButton
            name={input['aria-label'] ?? (typeof label === 'string' ? label : '')}
            chosen={isIsoDay(value) ? value : null}
            language={language}
            isPhone={isPhone}
            missing={<Trans>El calendario no se ha podido cargar. Escribe la fecha.</Trans>}
            onChoose={(isoDay) => {
              setTyping(null);
              onChange(isoDay);
            }}
          />
        </LazySection>
      }
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        if (isCompleteDate(currentTarget.value)) take(currentTarget.value);
      }}
      onKeyDown={({ key }) => {
        // Taken over now, because the same key submits the form, which needs the day.
        if (key === 'Enter' && typing !== null) take(typing);
      }}
      onBlur={(event) => {
        if (typing !== null) take(typing);
        setTyping(null);
        onBlur?.(event);
      }}
    />
  );
};
