/** A decimal number without rounding: `digits / 10^scale`. */
export interface ExactDecimal {
  digits: bigint;
  scale: number;
}

const written = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<part>\d+))?(?:e(?<exponent>[+-]\d+))?$/;

/** A number by its decimal notation, so that 0.035 is exactly 35 thousandths. RangeError for NaN and infinities. */
export const exactDecimal = (value: number | bigint): ExactDecimal => {
  const groups = written.exec(String(value))?.groups;
  if (groups === undefined) throw new RangeError(`${value} is no decimal number`);
  const { sign = '', whole = '', part = '', exponent = '0' } = groups;
  const digits = BigInt(`${sign}${whole}${part}`);
  const scale = part.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
};

const digitsAt = ({ digits, scale }: ExactDecimal, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale);

export const addDecimals = (one: ExactDecimal, other: ExactDecimal): ExactDecimal => {
  const scale = Math.max(one.scale, other.scale);
  return { digits: digitsAt(one, scale) + digitsAt(other, scale), scale };
};

export const subtractDecimals = (one: ExactDecimal, other: ExactDecimal): ExactDecimal =>
  addDecimals(one, { digits: -other.digits, scale: other.scale });

export const multiplyDecimals = (one: ExactDecimal, other: ExactDecimal): ExactDecimal => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

export const maxDecimal = (one: ExactDecimal, other: ExactDecimal): ExactDecimal =>
  subtractDecimals(one, other).digits >= 0n ? one : other;

export const minDecimal = (one: ExactDecimal, other: ExactDecimal): ExactDecimal =>
  maxDecimal(one, other) === one ? other : one;

/** Rounds to a whole number, half away from zero; money is rounded this way, once, at the end. */
export const roundDecimal = ({ digits, scale }: ExactDecimal): bigint => {
  const unit = 10n ** BigInt(scale);
  const magnitude = digits < 0n ? -digits : digits;
  const rounded = (2n * magnitude + unit) / (2n * unit);
  return digits < 0n ? -rounded : rounded;
};
