const millisecondsPerDay = 86_400_000;

const midnightOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** JavaScript parses 31 February as 3 March, so a date is valid only if it is formatted back to the same text. */
const isDay = (isoDate: string): boolean => {
  const midnight = midnightOf(isoDate);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(`${isoDate}T`);
};

const closeOf = (year: number): number => new Date(0).setUTCFullYear(year, 11, 31);

const daysBetween = (from: number, to: number): number => (to - from) / millisecondsPerDay;

/**
 * `left` is the number of days that remain in a calendar year after a date, `whole` the length of the year. `left`
 * equals `whole` at the close of the year before, is 0 at the year's own close, and negative later. Null when the text
 * is not an ISO date. Source: Act/actual of the year.
 */
export const daysOfYear = (
  isoDate: string,
  year: number,
): { left: number; whole: number } | null => {
  if (!isDay(isoDate)) return null;
  const close = closeOf(year);
  return {
    left: daysBetween(midnightOf(isoDate), close),
    whole: daysBetween(closeOf(year - 1), close),
  };
};

/** The last day of a fiscal year, which is a calendar year. */
export const closingDate = (year: number): string =>
  new Date(closeOf(year)).toISOString().slice(0, 10);
