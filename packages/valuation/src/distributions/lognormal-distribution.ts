import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

/** Mean and standard deviation of the amount itself, not of its logarithm: a mean above 0, a deviation from 0 on. */
export interface LognormalInputs {
  mean: number;
  deviation: number;
}

/** Of the logarithm: `σ² = ln(1 + s²/m²)`, `μ = ln m − σ²/2`; NaN without a mean above 0. */
export const lognormalParameters = ({
  mean,
  deviation,
}: LognormalInputs): { mu: number; sigma: number } => {
  const ratio = deviation / mean;
  const variance = portableLogarithm(1 + ratio * ratio);
  return { mu: portableLogarithm(mean) - variance / 2, sigma: Math.sqrt(variance) };
};

/** The amount that a standard normal value stands for: `e^(μ + σ·z)`. */
export const lognormalValue = (
  { mu, sigma }: ReturnType<typeof lognormalParameters>,
  standardNormal: number,
): number => portableExponential(mu + sigma * standardNormal);
