/**
 * Synthetic cost of debt before tax: `Rf + company spread + country default spread`. Fractions.
 * Source: Damodaran, wacccalc.xls.
 */
export const costOfDebt = (
  riskFreeRate: number,
  debtSpread: number,
  countryDefaultSpread: number,
): number => riskFreeRate + debtSpread + countryDefaultSpread;
