/** An exact ratio of whole numbers with a positive `under`, so that sums of printed digits are not rounded again. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/** The fraction for plain digits: `-1234.50`. */
export const parseFraction = (digits: string): Fraction => {
  const [whole = '0', part = ''] = digits.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
};

export const addFractions = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});

export const multiplyFractions = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** `divisor` must not be zero. */
export const divideFractions = (one: Fraction, divisor: Fraction): Fraction => {
  const sign = divisor.over < 0n ? -1n : 1n;
  return { over: one.over * divisor.under * sign, under: one.under * divisor.over * sign };
};

export const negateFraction = ({ over, under }: Fraction): Fraction => ({ over: -over, under });

/** The fraction as plain digits with `decimals` decimals, rounded half away from zero. */
export const roundFraction = ({ over, under }: Fraction, decimals: number): string => {
  const size = over < 0n ? -over : over;
  const scaled = (2n * size * 10n ** BigInt(decimals) + under) / (2n * under);
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = over < 0n && scaled !== 0n ? '-' : '';
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
};

/** The nearest number, by the fraction's first twelve decimals. */
export const fractionToNumber = (fraction: Fraction): number => Number(roundFraction(fraction, 12));
