import { portableExponential } from './portable-exponential.ts';
import { portableLogarithm } from './portable-logarithm.ts';

const mostSquarings = 1024;

/** `base^exponent` for a whole exponent from 0 on, by squaring. */
const wholePower = (base: number, exponent: number): number => {
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest & 1) result *= square;
    square *= square;
  }
  return result;
};

/**
 * `base^exponent`, the same bits on every engine, which `**` does not promise: by squaring where the exponent is whole,
 * with one square root where it ends in a half, else by `e^(exponent · ln base)`. A base that is not positive
 * answers as `**` does.
 */
export const portablePower = (base: number, exponent: number): number => {
  if (!(base > 0)) return base ** exponent;
  const size = Math.abs(exponent);
  const whole = Math.floor(size);
  const isPlain = size - whole === 0 || size - whole === 0.5;
  if (!isPlain || size > mostSquarings) {
    return portableExponential(exponent * portableLogarithm(base));
  }
  const power = wholePower(base, whole) * (size === whole ? 1 : Math.sqrt(base));
  return exponent < 0 ? 1 / power : power;
};
