import { normalCumulative } from '../distributions/normal-cumulative.ts';

/**
 * Discount for lack of marketability as an average-strike put: `e^(−qT)·(2N(v/2) − 1)` with
 * `v² = ln(2(e^σ²T − σ²T − 1)) − 2·ln(σ²T)`. `maturity` in years, the rest fractions. Source: Ghaidarov 2009.
 */
export const ghaidarovDiscount = (
  maturity: number,
  volatility: number,
  dividendYield: number,
): number => {
  const variance = volatility ** 2 * maturity;
  const v = Math.sqrt(Math.log(2 * (Math.expm1(variance) - variance)) - 2 * Math.log(variance));
  return Math.exp(-dividendYield * maturity) * (2 * normalCumulative(v / 2) - 1);
};
