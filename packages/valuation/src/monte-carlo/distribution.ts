/** The distribution of one uncertain amount. A deviation of 0, or equal bounds, means a fixed amount. */
export type Distribution =
  | { kind: 'normal'; mean: number; deviation: number }
  | { kind: 'lognormal'; mean: number; deviation: number }
  | { kind: 'triangular'; minimum: number; mode: number; maximum: number }
  | { kind: 'pert'; minimum: number; mode: number; maximum: number };

/** Squares of larger amounts would overflow. */
const greatestAmount = 1e100;
/**
 * The largest deviation of a lognormal distribution relative to its mean; above it, one trial in ten thousand would
 * determine the mean.
 */
const greatestDeviation = 1e6;

const isAmount = (value: number): boolean => Math.abs(value) <= greatestAmount;

/**
 * Whether a distribution's parameters are valid: amounts within the limits and in order, and a lognormal mean above 0.
 */
export const isDistribution = (distribution: Distribution): boolean => {
  if (distribution.kind === 'normal' || distribution.kind === 'lognormal') {
    const { mean, deviation } = distribution;
    if (!isAmount(mean) || !isAmount(deviation) || deviation < 0) return false;
    return distribution.kind === 'normal' || (mean > 0 && deviation <= greatestDeviation * mean);
  }
  const { minimum, mode, maximum } = distribution;
  return isAmount(minimum) && isAmount(maximum) && minimum <= mode && mode <= maximum;
};
