/** Spread of one uncertain amount. A deviation of 0, or equal bounds, is a certain amount. */
export type Distribution =
  | { kind: 'normal'; mean: number; deviation: number }
  | { kind: 'lognormal'; mean: number; deviation: number }
  | { kind: 'triangular'; minimum: number; mode: number; maximum: number }
  | { kind: 'pert'; minimum: number; mode: number; maximum: number };

/** Whether a distribution's parameters make sense: finite, ordered, a lognormal mean above zero. */
export const isDistribution = (distribution: Distribution): boolean => {
  if (distribution.kind === 'normal' || distribution.kind === 'lognormal') {
    const { mean, deviation } = distribution;
    if (!Number.isFinite(mean) || !Number.isFinite(deviation) || deviation < 0) return false;
    return distribution.kind === 'normal' || mean > 0;
  }
  const { minimum, mode, maximum } = distribution;
  return Number.isFinite(minimum) && Number.isFinite(maximum) && minimum <= mode && mode <= maximum;
};
