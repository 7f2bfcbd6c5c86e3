import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { meanSquareGrowthLogarithm } from './growth-logarithms.ts';

/**
 * Discount for lack of marketability as an average-strike put: `e^(−qT)·(2N(v/2) − 1)` with `v² = ln(2(e^σ²T − σ²T −
 * 1)) − 2·ln(σ²T)`. `maturity` in years, the rest fractions. 0 when σ²T is 0, NaN when negative. Source: Ghaidarov
 * 2009.
 */
export const ghaidarovDiscount = (
  maturity: number,
  volatility: number,
  dividendYield: number,
): number => {
  const variance = volatility * volatility * maturity;
  if (!(variance > 0)) return variance === 0 ? 0 : Number.NaN;
  const v = Math.sqrt(meanSquareGrowthLogarithm(variance));
  return portableExponential(-dividendYield * maturity) * (2 * normalCumulative(v / 2) - 1);
};
