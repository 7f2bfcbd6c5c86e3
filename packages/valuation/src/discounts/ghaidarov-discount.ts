import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import { exponentialRemainder } from './exponential-remainder.ts';

/**
 * Discount for lack of marketability as an average-strike put: `e^(−qT)·(2N(v/2) − 1)` with
 * `v² = ln(2(e^σ²T − σ²T − 1)) − 2·ln(σ²T)`. `maturity` in years, the rest fractions. Source: Ghaidarov 2009.
 */
export const ghaidarovDiscount = (
  maturity: number,
  volatility: number,
  dividendYield: number,
): number => {
  const variance = volatility * volatility * maturity;
  const v = Math.sqrt(
    portableLogarithm(2 * exponentialRemainder(variance)) - 2 * portableLogarithm(variance),
  );
  return portableExponential(-dividendYield * maturity) * (2 * normalCumulative(v / 2) - 1);
};
