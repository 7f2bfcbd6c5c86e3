const ln2High = 0.693_147_180_369_123_8;
const ln2Low = 1.908_214_929_270_587_7e-10;
const inverseLn2 = Math.LOG2E;
const buffer = new DataView(new ArrayBuffer(8));

const greatest = 709.782_712_893_384;
const least = -745.133_219_101_941_1;

const remainderOf = (square: number): number =>
  square *
  (0.166_666_666_666_666_02 +
    square *
      (-0.002_777_777_777_701_559_3 +
        square *
          (6.613_756_321_437_934e-5 +
            square * (-1.653_390_220_546_525_2e-6 + square * 4.138_136_797_057_238_5e-8))));

/** 2 to the power of an integer from −1022 to 1023. */
const powerOfTwo = (power: number): number => {
  buffer.setInt32(0, (power + 1023) << 20);
  return buffer.getFloat64(0);
};

/**
 * `e^x`, within one unit of the last place, computed only with + − × ÷, so that every engine returns identical bits,
 * which `Math.exp` does not guarantee. Source: fdlibm, e_exp.c.
 */
export const portableExponential = (x: number): number => {
  if (x > greatest) return Number.POSITIVE_INFINITY;
  if (x < least) return 0;
  const power = Math.round(inverseLn2 * x);
  const high = x - power * ln2High;
  const low = power * ln2Low;
  const rest = high - low;
  const c = rest - remainderOf(rest * rest);
  const value = 1 - (low - (rest * c) / (2 - c) - high);
  const half = Math.trunc(power / 2);
  return value * powerOfTwo(half) * powerOfTwo(power - half);
};
