const midnightOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** JavaScript reads 31 February as 3 March, so that a day counts only if it is written back the same. */
const isDay = (isoDate: string): boolean => {
  const midnight = midnightOf(isoDate);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(`${isoDate}T`);
};

/**
 * Part of calendar year `year` that follows a date: 1 at the close of the year before, 0.5 in the middle.
 * Null when the date is not an ISO one or lies outside [31 December before, 30 December]. Source: XNPV, days over days.
 */
export const stubFraction = (isoDate: string, year: number): number | null => {
  if (!isDay(isoDate)) return null;
  const opening = midnightOf(`${year - 1}-12-31`);
  const closing = midnightOf(`${year}-12-31`);
  const fraction = (closing - midnightOf(isoDate)) / (closing - opening);
  return fraction > 0 && fraction <= 1 ? fraction : null;
};
