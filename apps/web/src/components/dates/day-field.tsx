import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { CalendarButton } from './calendar-button.tsx';

interface DayFieldProps {
  label: string;
  name?: string;
  /** An ISO day; what is none stays as it was typed. */
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(value);

/** With its four digits the year is no longer on its way. */
const isWhole = (text: string): boolean => /\d{4}/u.test(text) && parseDate(text) !== undefined;

/** A calendar day of a form, written day first and chosen from weeks that begin as the product's language has them. */
export const DayField = ({ label, name, value = '', error, onChange }: DayFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isPhone = useIsPhone();
  const [typing, setTyping] = useState<string | null>(null);
  const shown = isDay(value) ? formatDate(value, language) : value;
  const take = (text: string): void => onChange(parseDate(text) ?? text.trim());
  return (
    <TextInput
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`dd/mm/aaaa`}
      value={typing ?? shown}
      error={error}
      rightSectionWidth={isPhone ? 44 : 28}
      rightSection={
        <CalendarButton
          name={label}
          chosen={isDay(value) ? value : null}
          language={language}
          isPhone={isPhone}
          missing={<Trans>El calendario no se ha podido cargar. Escribe la fecha.</Trans>}
          onChoose={(isoDay) => {
            setTyping(null);
            onChange(isoDay);
          }}
        />
      }
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        if (isWhole(currentTarget.value)) take(currentTarget.value);
      }}
      onBlur={() => {
        if (typing !== null) take(typing);
        setTyping(null);
      }}
    />
  );
};
