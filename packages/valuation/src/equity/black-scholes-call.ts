import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

export interface CallOptionInputs {
  sharePrice: number;
  strike: number;
  /** Years. */
  maturity: number;
  /** Yearly standard deviation, a fraction. */
  volatility: number;
  riskFreeRate: number;
  dividendYield: number;
}

/** Value of a European call on one share, money: `S·e^(−yT)·N(d1) − K·e^(−rT)·N(d2)`. Source: Black–Scholes–Merton. */
export const blackScholesCall = (inputs: CallOptionInputs): number => {
  const { sharePrice, strike, maturity, volatility, riskFreeRate, dividendYield } = inputs;
  const spread = volatility * Math.sqrt(maturity);
  const drift = (riskFreeRate - dividendYield + (volatility * volatility) / 2) * maturity;
  const d1 = (portableLogarithm(sharePrice / strike) + drift) / spread;
  return (
    sharePrice * portableExponential(-dividendYield * maturity) * normalCumulative(d1) -
    strike * portableExponential(-riskFreeRate * maturity) * normalCumulative(d1 - spread)
  );
};
