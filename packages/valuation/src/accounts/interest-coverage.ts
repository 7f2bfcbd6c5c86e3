/**
 * How many times the operating profit covers the interest: `ebit / interestExpense`, both as positive money. Source:
 * Damodaran, ratings.
 */
export const interestCoverage = (ebit: number, interestExpense: number): number =>
  ebit / interestExpense;
