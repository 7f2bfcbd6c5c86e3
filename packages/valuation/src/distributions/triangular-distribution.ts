export interface TriangularInputs {
  minimum: number;
  mode: number;
  maximum: number;
}

/** The mean, `(a + m + b) / 3`. */
export const triangularMean = ({ minimum, mode, maximum }: TriangularInputs): number =>
  (minimum + mode + maximum) / 3;

/** The variance, `(a² + b² + m² − ab − am − bm) / 18`. */
export const triangularVariance = ({ minimum: a, mode: m, maximum: b }: TriangularInputs): number =>
  (a * a + b * b + m * m - a * b - a * m - b * m) / 18;

/**
 * Probability of a value up to `x`. For a fixed amount it is 1 from that amount on. Source: Apache Commons Statistics.
 */
export const triangularCumulative = (
  { minimum: a, mode: m, maximum: b }: TriangularInputs,
  x: number,
): number => {
  if (x >= b) return 1;
  if (x <= a) return 0;
  if (x < m) return ((x - a) * (x - a)) / ((b - a) * (m - a));
  return 1 - ((b - x) * (b - x)) / ((b - a) * (b - m));
};

/** The quantile for a `probability` (0…1): the inverse of `triangularCumulative`. */
export const triangularQuantile = (
  { minimum: a, mode: m, maximum: b }: TriangularInputs,
  probability: number,
): number => {
  if (probability < (m - a) / (b - a)) return a + Math.sqrt(probability * (b - a) * (m - a));
  return b - Math.sqrt((1 - probability) * (b - a) * (b - m));
};
