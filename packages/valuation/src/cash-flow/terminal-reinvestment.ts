/**
 * What perpetual growth takes out of the operating profit: `growth / returnOnCapital · NOPAT`. Money and fractions.
 * Source: Damodaran, Tesla, November 2021.
 */
export const terminalReinvestment = (
  netOperatingProfitAfterTax: number,
  growth: number,
  returnOnCapital: number,
): number => (growth / returnOnCapital) * netOperatingProfitAfterTax;
