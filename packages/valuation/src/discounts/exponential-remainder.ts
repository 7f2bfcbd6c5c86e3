import { portableExponential } from '../portable-math/portable-exponential.ts';

const terms = 20;

/** `e^x − 1 − x`, by its series below 1, where the difference itself would lose its digits. `x` ≥ 0. */
export const exponentialRemainder = (x: number): number => {
  if (x >= 1) return portableExponential(x) - 1 - x;
  let sum = 0;
  for (let term = terms; term > 2; term -= 1) sum = ((sum + 1) * x) / term;
  return ((sum + 1) * x * x) / 2;
};
