import { portableExponential } from './portable-exponential.ts';
import { portableLogarithm } from './portable-logarithm.ts';

const mostSquarings = 1024;

/** `base^exponent` for an integer exponent of 0 or more, by squaring. */
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
 * `base^exponent` with identical bits on every engine, which `**` does not guarantee: by squaring for an integer
 * exponent, with one square root for a half, otherwise by `e^(exponent · ln base)`. For a base of zero or less, the
 * result is that of `**`.
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
