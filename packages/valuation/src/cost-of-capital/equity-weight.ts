/** Share of equity in the capital from `D/E`: `1 / (1 + D/E)`. A fraction; D/E from 0 on. Source: Damodaran, wacc.xls. */
export const equityWeight = (debtToEquity: number): number => 1 / (1 + debtToEquity);
