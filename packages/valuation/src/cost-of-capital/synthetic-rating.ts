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

/** Default spread of the best rating: what a firm without interest to pay would earn. A fraction. */
export const bestSpread = (table: RatingTable): number =>
  Math.min(...ratingSpreads[table].map(({ spread }) => spread));
