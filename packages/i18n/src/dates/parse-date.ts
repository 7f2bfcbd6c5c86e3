import { writtenLine } from '@valia/domain/text/written-text.ts';

const dayFirst = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  // A day that the month does not have turns into one of the next month.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
    ? iso
    : undefined;
};

/**
 * Reads a day as it is written in es, ca and en: "31/12/2025", "31-12-25", "31122025", and "2025-12-31".
 * Answers with the ISO day, null for an empty text, undefined for anything that is no day.
 */
export const parseDate = (text: string): string | null | undefined => {
  const trimmed = writtenLine(text).trim();
  if (trimmed === '') return null;
  const [, day = '', month = '', year = ''] =
    dayFirst.exec(trimmed) ?? digitsOnly.exec(trimmed) ?? [];
  if (year !== '') return isoDay(year, month, day);
  const [, isoYear = '', isoMonth = '', isoDate = ''] = yearFirst.exec(trimmed) ?? [];
  return isoYear === '' ? undefined : isoDay(isoYear, isoMonth, isoDate);
};

/** Whether a text is an ISO day that there is: "2026-02-31" is none. */
export const isIsoDay = (text: string): boolean => text !== '' && parseDate(text) === text;

/** Whether a day is typed to its end: with its four digits the year is no longer on its way. */
export const isWholeDate = (text: string): boolean =>
  /\d{4}/u.test(text) && parseDate(text) !== undefined;
