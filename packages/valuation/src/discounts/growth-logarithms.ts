import { portableExponential } from '../portable-math/portable-exponential.ts';
import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

const terms = 20;

/** `2(e^x − 1 − x) / x²` computed by its series, for x in [0, 1], where the direct difference would lose precision. */
const remainderRatio = (x: number): number => {
  let sum = 0;
  for (let term = terms; term > 2; term -= 1) sum = ((sum + 1) * x) / term;
  return sum + 1;
};

/** `ln((e^x − 1) / x)` for x ≥ 0; never overflows. */
export const meanGrowthLogarithm = (x: number): number =>
  x < 1
    ? portableLogarithm(1 + (remainderRatio(x) * x) / 2)
    : x + portableLogarithm(1 - portableExponential(-x)) - portableLogarithm(x);

/** `ln(2(e^x − 1 − x) / x²)` for x ≥ 0; never overflows. */
export const meanSquareGrowthLogarithm = (x: number): number =>
  x < 1
    ? portableLogarithm(remainderRatio(x))
    : x + portableLogarithm(2 - 2 * (1 + x) * portableExponential(-x)) - 2 * portableLogarithm(x);
