/**
 * The part of the operating profit that perpetual growth requires: `growth / returnOnCapital · NOPAT`. Money and
 * fractions. Source: Damodaran, Tesla, November 2021.
 */
export const terminalReinvestment = (
  netOperatingProfitAfterTax: number,
  growth: number,
  returnOnCapital: number,
): number => (growth / returnOnCapital) * netOperatingProfitAfterTax;
