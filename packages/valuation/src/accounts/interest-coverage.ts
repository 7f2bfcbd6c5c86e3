/** Times the operating profit pays the interest: `ebit / interestExpense`, both as positive money. Source: Damodaran, ratings. */
export const interestCoverage = (ebit: number, interestExpense: number): number =>
  ebit / interestExpense;
