const ln2High = 6.931_471_803_691_238_164_9e-1;
const ln2Low = 1.908_214_929_270_587_700_02e-10;
const inverseLn2 = 1.442_695_040_888_963_387;
const buffer = new DataView(new ArrayBuffer(8));

const greatest = 709.782_712_893_384;
const least = -745.133_219_101_941_1;

const remainderOf = (square: number): number =>
  square *
  (0.166_666_666_666_666_019_04 +
    square *
      (-0.002_777_777_777_701_559_338 +
        square *
          (6.613_756_321_437_934_361e-5 +
            square * (-1.653_390_220_546_525_153_9e-6 + square * 4.138_136_797_057_238_460e-8))));

/** 2 to a whole power from −1022 to 1023. */
const powerOfTwo = (power: number): number => {
  buffer.setInt32(0, (power + 1023) << 20);
  return buffer.getFloat64(0);
};

/**
 * `e^x`, within one unit of the last place, from + − × ÷ alone: the same bits on every engine, which `Math.exp` does
 * not promise. Source: fdlibm, e_exp.c.
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
