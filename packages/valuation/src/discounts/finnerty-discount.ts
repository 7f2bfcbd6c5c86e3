import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import { exponentialRemainder } from './exponential-remainder.ts';

/**
 * Discount for lack of marketability as an average-strike put: `e^(−qT)·(N(v/2) − N(−v/2))` with
 * `v² = σ²T + ln(2(e^σ²T − σ²T − 1)) − 2·ln(e^σ²T − 1)`. `maturity` in years, the rest fractions; never above 32.3 %.
 * Source: Finnerty 2012, values of pyvalfx.
 */
export const finnertyDiscount = (
  maturity: number,
  volatility: number,
  dividendYield: number,
): number => {
  const variance = volatility * volatility * maturity;
  const remainder = exponentialRemainder(variance);
  const v = Math.sqrt(
    variance + portableLogarithm(2 * remainder) - 2 * portableLogarithm(remainder + variance),
  );
  return (
    portableExponential(-dividendYield * maturity) *
    (normalCumulative(v / 2) - normalCumulative(-v / 2))
  );
};
