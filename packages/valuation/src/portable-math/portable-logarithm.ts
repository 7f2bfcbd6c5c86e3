const ln2High = 0.693_147_180_369_123_8;
const ln2Low = 1.908_214_929_270_587_7e-10;
const twoTo54 = 18_014_398_509_481_984;
const minimumNormal = 2.225_073_858_507_201_4e-308;

const buffer = new DataView(new ArrayBuffer(8));

/** The remainder of the series of ln(1 + f) in s = f / (2 + f). */
const remainderOf = (square: number): number => {
  const fourth = square * square;
  const even =
    fourth *
    (0.399_999_999_994_094_2 +
      fourth * (0.222_221_984_321_497_84 + fourth * 0.153_138_376_992_093_73));
  const odd =
    square *
    (0.666_666_666_666_673_5 +
      fourth *
        (0.285_714_287_436_623_9 +
          fourth * (0.181_835_721_616_180_5 + fourth * 0.147_981_986_051_165_86)));
  return even + odd;
};

/**
 * Natural logarithm, within one unit of the last place, computed only with + − × ÷, so that every engine returns
 * identical bits, which `Math.log` does not guarantee. Source: fdlibm, e_log.c.
 */
export const portableLogarithm = (x: number): number => {
  // These results are defined by the standard: −∞ for 0, NaN below 0, ∞ for ∞.
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return Math.log(x);
  const small = x < minimumNormal;
  buffer.setFloat64(0, small ? x * twoTo54 : x, true);
  const top = buffer.getInt32(4, true);
  // Mantissas above √2 are moved to the next power of two, so that f is centred on 0.
  const carry = ((top & 0xfffff) + 0x95f64) & 0x100000;
  const exponent = (top >> 20) - 1023 + (carry >> 20) - (small ? 54 : 0);
  buffer.setInt32(4, (top & 0xfffff) | (carry ^ 0x3ff00000), true);
  const f = buffer.getFloat64(0, true) - 1;
  const s = f / (2 + f);
  const half = 0.5 * f * f;
  return exponent * ln2High - (half - (s * (half + remainderOf(s * s)) + exponent * ln2Low) - f);
};
