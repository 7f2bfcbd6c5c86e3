import { quantile } from '../distributions/quantile.ts';

export interface MultipleRange {
  low: number;
  central: number;
  high: number;
}

/** From this many comparables on, quartiles say more than the ends. */
export const quartilesFrom = 5;

/**
 * Range of own comparables: P25, P50 and P75 by type 7; below five, lowest, median and highest. Times. Null without
 * comparables, or where one is no number. Source: house rule; Valutico uses medians.
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
