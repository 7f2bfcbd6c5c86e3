import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';

export interface ChaffeInputs {
  /** Years until the holding can be sold. */
  maturity: number;
  /** Yearly standard deviation, a fraction. */
  volatility: number;
  riskFreeRate: number;
  dividendYield: number;
}

/**
 * Discount for lack of marketability as a European put struck at the price (S = K):
 * `e^(−rT)·N(−d2) − e^(−qT)·N(−d1)`. A fraction. Source: Chaffe 1993, values of pyvalfx.
 */
export const chaffeDiscount = (inputs: ChaffeInputs): number => {
  const { maturity, volatility, riskFreeRate, dividendYield } = inputs;
  const d1 =
    ((riskFreeRate - dividendYield + (volatility * volatility) / 2) * Math.sqrt(maturity)) /
    volatility;
  const d2 = d1 - volatility * Math.sqrt(maturity);
  return (
    portableExponential(-riskFreeRate * maturity) * normalCumulative(-d2) -
    portableExponential(-dividendYield * maturity) * normalCumulative(-d1)
  );
};
