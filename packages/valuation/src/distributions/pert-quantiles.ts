import type { PertInputs } from './pert-distribution.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

const cells = 4096;

/** `x^power` for x in [0, 1] and power ≥ 0, with identical bits on every engine. */
const portablePower = (x: number, power: number): number =>
  x > 0 ? portableExponential(power * portableLogarithm(x)) : x ** power;

/**
 * The shape parameters of a PERT's beta distribution: `1 + 4(m − a)/(b − a)` and `1 + 4(b − m)/(b − a)`. Source: mc2d.
 */
export const pertShapes = ({ minimum, mode, maximum }: PertInputs): [number, number] => [
  1 + (4 * (mode - minimum)) / (maximum - minimum),
  1 + (4 * (maximum - mode)) / (maximum - minimum),
];

/**
 * The beta distribution function at the ends of equal cells of [0, 1], by Simpson's rule: 4097 values from 0 to 1. The
 * shape parameters of a PERT are from 1 to 5.
 */
export const betaCumulatives = (alpha: number, beta: number): Float64Array => {
  const density = (x: number) => portablePower(x, alpha - 1) * portablePower(1 - x, beta - 1);
  const sums = new Float64Array(cells + 1);
  let opening = density(0);
  for (let cell = 0; cell < cells; cell += 1) {
    const closing = density((cell + 1) / cells);
    sums[cell + 1] = (sums[cell] ?? 0) + opening + 4 * density((cell + 0.5) / cells) + closing;
    opening = closing;
  }
  const total = sums[cells] ?? 1;
  return sums.map((sum) => sum / total);
};

/** The quantile for a `probability`, interpolated linearly within its cell. */
export const pertQuantile = (
  { minimum, maximum }: PertInputs,
  cumulatives: Float64Array,
  probability: number,
): number => {
  let low = 0;
  let high = cells;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((cumulatives[middle] ?? 1) <= probability) low = middle;
    else high = middle;
  }
  const from = cumulatives[low] ?? 0;
  const part = (probability - from) / ((cumulatives[high] ?? 1) - from);
  return minimum + ((maximum - minimum) * (low + part)) / cells;
};
