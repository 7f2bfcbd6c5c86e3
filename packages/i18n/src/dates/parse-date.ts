import { normaliseLine } from '@valia/domain/text/normalise-text.ts';

const dayFirst = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  // A day that does not exist in the month would become one of the next month.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
    ? iso
    : undefined;
};

/**
 * Parses a date as written in es, ca and en: "31/12/2025", "31-12-25", "31122025", and "2025-12-31". Returns the ISO
 * date, null for an empty text, undefined for anything that is not a date.
 */
export const parseDate = (text: string): string | null | undefined => {
  const trimmed = normaliseLine(text).trim();
  if (trimmed === '') return null;
  const [, day = '', month = '', year = ''] =
    dayFirst.exec(trimmed) ?? digitsOnly.exec(trimmed) ?? [];
  if (year !== '') return isoDay(year, month, day);
  const [, isoYear = '', isoMonth = '', isoDate = ''] = yearFirst.exec(trimmed) ?? [];
  return isoYear === '' ? undefined : isoDay(isoYear, isoMonth, isoDate);
};

/** Whether a text is an ISO date that exists: "2026-02-31" does not. */
export const isIsoDay = (text: string): boolean => text !== '' && parseDate(text) === text;

/** Whether a date is completely typed: with a year of four digits. */
export const isCompleteDate = (text: string): boolean =>
  /\d{4}/u.test(text) && parseDate(text) !== undefined;
