import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

export interface CallOptionInputs {
  sharePrice: number;
  strike: number;
  /** Years. */
  maturity: number;
  /** Annual standard deviation, a fraction. */
  volatility: number;
  riskFreeRate: number;
  dividendYield: number;
}

/**
 * Value of a European call on one share, money: `S·e^(−yT)·N(d1) − K·e^(−rT)·N(d2)`. Without time or volatility, its
 * certain value; 0 on a share worth 0. NaN when strike, maturity or volatility is below 0. Source:
 * Black–Scholes–Merton.
 */
export const blackScholesCall = (inputs: CallOptionInputs): number => {
  const { sharePrice, strike, maturity, volatility, riskFreeRate, dividendYield } = inputs;
  if (!(strike >= 0 && maturity >= 0 && volatility >= 0)) return Number.NaN;
  if (sharePrice <= 0) return 0;
  const shareNow = sharePrice * portableExponential(-dividendYield * maturity);
  const strikeNow = strike * portableExponential(-riskFreeRate * maturity);
  const spread = volatility * Math.sqrt(maturity);
  if (spread === 0) return Math.max(0, shareNow - strikeNow);
  const drift = (riskFreeRate - dividendYield + (volatility * volatility) / 2) * maturity;
  const d1 = (portableLogarithm(sharePrice / strike) + drift) / spread;
  return shareNow * normalCumulative(d1) - strikeNow * normalCumulative(d1 - spread);
};
