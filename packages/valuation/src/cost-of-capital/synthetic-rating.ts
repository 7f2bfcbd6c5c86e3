import { ratingSpreads, type RatingSpread, type RatingTable } from './rating-spreads.ts';

/**
 * The rating and default spread for a firm's interest coverage (EBIT / interest, in times). Null when the coverage is
 * not a number. Source: Damodaran, ratings, January 2026.
 */
export const syntheticRating = (
  interestCoverage: number,
  table: RatingTable,
): RatingSpread | null =>
  ratingSpreads[table].find((row) => interestCoverage >= row.interestCoverage) ?? null;

/**
 * The default spread, interpolated linearly between the coverages at which ratings begin, so that a tiny change of
 * interest never makes it jump. Above the best rating's coverage it is the best spread; at a coverage of zero it is the
 * last rating's.
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

/** The default spread of the best rating, which applies to a firm without interest to pay. A fraction. */
export const bestSpread = (table: RatingTable): number =>
  Math.min(...ratingSpreads[table].map(({ spread }) => spread));
