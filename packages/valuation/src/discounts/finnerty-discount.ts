import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { meanGrowthLogarithm, meanSquareGrowthLogarithm } from './growth-logarithms.ts';

/** From this σ²T on, v² equals its limit of ln 2 to the last double; the discount is then at its maximum of 32.3 %. */
const limitFrom = 50;

/**
 * Discount for lack of marketability as an average-strike put: `e^(−qT)·(N(v/2) − N(−v/2))` with `v² = σ²T + ln(2(e^σ²T
 * − σ²T − 1)) − 2·ln(e^σ²T − 1)`. `maturity` in years, the rest fractions. 0 when σ²T is 0, NaN when negative, never
 * above 32.3 %. Source: Finnerty 2012, values of pyvalfx.
 */
export const finnertyDiscount = (
  maturity: number,
  volatility: number,
  dividendYield: number,
): number => {
  const variance = volatility * volatility * maturity;
  if (!(variance > 0)) return variance === 0 ? 0 : Number.NaN;
  const square =
    variance < limitFrom
      ? variance + meanSquareGrowthLogarithm(variance) - 2 * meanGrowthLogarithm(variance)
      : Math.LN2;
  const v = Math.sqrt(square);
  return (
    portableExponential(-dividendYield * maturity) *
    (normalCumulative(v / 2) - normalCumulative(-v / 2))
  );
};
