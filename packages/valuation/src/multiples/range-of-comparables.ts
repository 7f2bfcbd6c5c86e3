import { quantile } from '../distributions/quantile.ts';

export interface MultipleRange {
  low: number;
  central: number;
  high: number;
}

/** From this number of comparables on, quartiles are more meaningful than the lowest and the highest. */
export const quartilesFrom = 5;

/**
 * Range of the user's comparables: P25, P50 and P75 by type 7; with fewer than five, the lowest, median and highest.
 * Times. Null without comparables, or when one is not a number. Source: house rule; Valutico uses medians.
 */
export const rangeOfComparables = (multiples: readonly number[]): MultipleRange | null => {
  if (multiples.length === 0 || multiples.some(Number.isNaN)) return null;
  const ordered = multiples.toSorted((one, other) => one - other);
  const edge = ordered.length < quartilesFrom ? 0 : 0.25;
  return {
    low: quantile(ordered, edge),
    central: quantile(ordered, 0.5),
    high: quantile(ordered, 1 - edge),
  };
};
