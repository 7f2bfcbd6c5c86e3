/**
 * The value at a position between two neighbours of an ordered list, interpolated linearly by the fractional part of
 * the position.
 */
export const interpolateNeighbours = (low: number, high: number, position: number): number =>
  low + (position - Math.floor(position)) * (high - low);

/**
 * Quantile of ordered values by type 7 (spreadsheets' PERCENTILE.INC): at position `(n − 1) · probability`,
 * interpolated linearly between its two neighbours. NaN without values. Source: Hyndman and Fan.
 */
export const quantile = (ordered: readonly number[], probability: number): number => {
  const position = (ordered.length - 1) * probability;
  const low = ordered[Math.floor(position)] ?? Number.NaN;
  return interpolateNeighbours(low, ordered[Math.floor(position) + 1] ?? low, position);
};
