/** What each point of a risk factor adds to the cost of equity, and the most that all of them add. Fractions. */
export const specificRiskStep = 0.005;
export const greatestSpecificPremium = 0.06;

/** Specific premium that scored risk factors propose: a judgement of their scale, no market figure. */
export const specificPremium = (scores: readonly number[]): number =>
  Math.min(
    greatestSpecificPremium,
    specificRiskStep * scores.reduce((sum, score) => sum + score, 0),
  );
