import type { Language } from '../languages.ts';

/** Monday, in all three languages; days of the week are counted as JavaScript does, Sunday is 0. */
export const firstDayOfWeek = 1;

/** How many of its days a year's first week has at least. */
export const fewestDaysOfFirstWeek: Readonly<Record<Language, number>> = { es: 1, ca: 4, en: 4 };

const millisecondsPerDay = 86_400_000;
const daysPerWeek = 7;

const midnightOf = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`);

/** The day so many days after another, both ISO. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(midnightOf(isoDay) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The day with which the week of a day begins. */
export const startOfWeek = (isoDay: string): string => {
  const day = new Date(midnightOf(isoDay)).getUTCDay();
  return addDays(isoDay, -((day - firstDayOfWeek + daysPerWeek) % daysPerWeek));
};

/** The number of a day's week: of the year that has enough of the week's days to call it its own. */
export const weekOfYear = (isoDay: string, language: Language): number => {
  const deciding = addDays(startOfWeek(isoDay), daysPerWeek - fewestDaysOfFirstWeek[language]);
  const newYear = midnightOf(`${deciding.slice(0, 4)}-01-01`);
  const dayOfYear = (midnightOf(deciding) - newYear) / millisecondsPerDay;
  return Math.floor(dayOfYear / daysPerWeek) + 1;
};
