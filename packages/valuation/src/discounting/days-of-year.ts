const millisecondsPerDay = 86_400_000;

const midnightOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** JavaScript reads 31 February as 3 March, so that a day counts only if it is written back the same. */
const isDay = (isoDate: string): boolean => {
  const midnight = midnightOf(isoDate);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(`${isoDate}T`);
};

const closeOf = (year: number): number => new Date(0).setUTCFullYear(year, 11, 31);

const daysBetween = (from: number, to: number): number => (to - from) / millisecondsPerDay;

/**
 * Days that a calendar year still has after a date, and how many it has: `left` equals `whole` at the close of the
 * year before, is 0 at its own close, and below 0 later. Null for what is no ISO date. Source: Act/actual of the year.
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

/** The close of a fiscal year, which is a calendar year. */
export const closingDate = (year: number): string =>
  new Date(closeOf(year)).toISOString().slice(0, 10);
