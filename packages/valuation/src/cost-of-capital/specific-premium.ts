/**
 * The increase of the cost of equity for each point of a risk factor, and the maximum increase of all factors together.
 * Fractions.
 */
export const specificRiskStep = 0.005;
export const maxSpecificPremium = 0.06;

/** The specific premium proposed from scored risk factors. Its scale is a judgement, not a market figure. */
export const specificPremium = (scores: readonly number[]): number =>
  Math.min(maxSpecificPremium, specificRiskStep * scores.reduce((sum, score) => sum + score, 0));
