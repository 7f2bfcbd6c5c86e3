/** Equity as a fraction of the capital, from `D/E`: `1 / (1 + D/E)`; D/E is 0 or more. Source: Damodaran, wacc.xls. */
export const equityWeight = (debtToEquity: number): number => 1 / (1 + debtToEquity);
