/**
 * A rate converted to another currency: `(1 + rate) · (1 + inflation there) / (1 + inflation here) − 1`. Fractions.
 * Source: Damodaran, notes of wacc.xls.
 */
export const currencyConvertedRate = (
  rate: number,
  inflationOfRate: number,
  inflationOfTarget: number,
): number => ((1 + rate) * (1 + inflationOfTarget)) / (1 + inflationOfRate) - 1;
