import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

/**
 * Mean and standard deviation of the amount itself, not of its logarithm. The mean is above 0, the deviation 0 or more.
 */
export interface LognormalInputs {
  mean: number;
  deviation: number;
}

/**
 * The parameters of the amount's logarithm: `σ² = ln(1 + s²/m²)`, `μ = ln m − σ²/2`; NaN unless the mean is above 0.
 */
export const lognormalParameters = ({
  mean,
  deviation,
}: LognormalInputs): { mu: number; sigma: number } => {
  const ratio = deviation / mean;
  const variance = portableLogarithm(1 + ratio * ratio);
  return { mu: portableLogarithm(mean) - variance / 2, sigma: Math.sqrt(variance) };
};

/** The amount for a standard normal value: `e^(μ + σ·z)`. */
export const lognormalValue = (
  { mu, sigma }: ReturnType<typeof lognormalParameters>,
  standardNormal: number,
): number => portableExponential(mu + sigma * standardNormal);
