import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';

export interface ChaffeInputs {
  /** Years until the holding can be sold. */
  maturity: number;
  /** Annual standard deviation, a fraction. */
  volatility: number;
  riskFreeRate: number;
  dividendYield: number;
}

/**
 * Discount for lack of marketability as a European put with the price as strike (S = K): `e^(−rT)·N(−d2) −
 * e^(−qT)·N(−d1)`; its intrinsic value without volatility or time. A fraction; NaN for a negative maturity. Source:
 * Chaffe 1993, values of pyvalfx.
 */
export const chaffeDiscount = (inputs: ChaffeInputs): number => {
  const { maturity, volatility, riskFreeRate, dividendYield } = inputs;
  const strike = portableExponential(-riskFreeRate * maturity);
  const price = portableExponential(-dividendYield * maturity);
  const deviation = volatility * Math.sqrt(maturity);
  if (deviation === 0) return Math.max(0, strike - price);
  const d1 = ((riskFreeRate - dividendYield) * maturity) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  return strike * normalCumulative(-d2) - price * normalCumulative(-d1);
};
