import type { Language } from '../languages.ts';

/** Monday, in all three languages; days of the week are numbered as in JavaScript, where Sunday is 0. */
export const firstDayOfWeek = 1;

/** The minimum number of days of the year's first week that belong to that year. */
export const minDaysOfFirstWeek: Readonly<Record<Language, number>> = { es: 1, ca: 4, en: 4 };

const millisecondsPerDay = 86_400_000;
const daysPerWeek = 7;

const midnightOf = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`);

/** The date a number of days after another one, both ISO. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(midnightOf(isoDay) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The first day of the week that contains a date. */
export const startOfWeek = (isoDay: string): string => {
  const day = new Date(midnightOf(isoDay)).getUTCDay();
  return addDays(isoDay, -((day - firstDayOfWeek + daysPerWeek) % daysPerWeek));
};

/** The week number of a date, in the year that contains enough days of that week. */
export const weekOfYear = (isoDay: string, language: Language): number => {
  const deciding = addDays(startOfWeek(isoDay), daysPerWeek - minDaysOfFirstWeek[language]);
  const newYear = midnightOf(`${deciding.slice(0, 4)}-01-01`);
  const dayOfYear = (midnightOf(deciding) - newYear) / millisecondsPerDay;
  return Math.floor(dayOfYear / daysPerWeek) + 1;
};
