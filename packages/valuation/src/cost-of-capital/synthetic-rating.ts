import { ratingSpreads, type RatingSpread, type RatingTable } from './rating-spreads.ts';

/**
 * Rating and default spread that a firm's interest coverage (EBIT / interest, in times) would earn.
 * Null when the coverage is not a number. Source: Damodaran, ratings, January 2026.
 */
export const syntheticRating = (
  interestCoverage: number,
  table: RatingTable,
): RatingSpread | null =>
  ratingSpreads[table].find((row) => interestCoverage >= row.interestCoverage) ?? null;

/**
 * Default spread between the coverages at which ratings begin, linear from each to the next, so that no cent of interest
 * makes it jump. Above the best rating's coverage it is the best spread; the last rating's is reached at no coverage.
 */
export const interpolatedSpread = (interestCoverage: number, table: RatingTable): number => {
  const nodes = ratingSpreads[table].map(({ interestCoverage: from, spread }) => ({
    from: Number.isFinite(from) ? from : 0,
    spread,
  }));
  const at = nodes.findIndex(({ from }) => interestCoverage >= from);
  const upper = nodes[at - 1];
  const lower = nodes[at];
  if (lower === undefined) return nodes.at(-1)?.spread ?? Number.NaN;
  if (upper === undefined) return lower.spread;
  const share = (interestCoverage - lower.from) / (upper.from - lower.from);
  return lower.spread + share * (upper.spread - lower.spread);
};

/** Default spread of the best rating: what a firm without interest to pay would earn. A fraction. */
export const bestSpread = (table: RatingTable): number =>
  Math.min(...ratingSpreads[table].map(({ spread }) => spread));
