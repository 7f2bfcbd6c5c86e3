import { expect, test } from 'vitest';
import { exactDecimal, multiplyDecimals, roundDecimal, subtractDecimals } from './exact-decimal.ts';

test('a number is taken as it is written', () => {
  expect(exactDecimal(0.035)).toEqual({ digits: 35n, scale: 3 });
  expect(exactDecimal(5e-7)).toEqual({ digits: 5n, scale: 7 });
  expect(exactDecimal(-12n)).toEqual({ digits: -12n, scale: 0 });
  expect(() => exactDecimal(Number.NaN)).toThrow(RangeError);
  expect(() => exactDecimal(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(roundDecimal(exactDecimal(1.5e21))).toBe(1_500_000_000_000_000_000_000n);
});

test('half is rounded away from zero, on both sides of it', () => {
  const rounded = [0.5, 1.5, 2.5, -0.5, -1.5, 0.49, -0.49].map((value) =>
    roundDecimal(exactDecimal(value)),
  );
  expect(rounded).toEqual([1n, 2n, 3n, -1n, -2n, 0n, 0n]);
});

test('what doubles get wrong comes out: 1.005 · 100 is 100.5, 0.3 − 0.1 is 0.2', () => {
  expect(roundDecimal(multiplyDecimals(exactDecimal(1.005), exactDecimal(100)))).toBe(101n);
  expect(subtractDecimals(exactDecimal(0.3), exactDecimal(0.1))).toEqual({ digits: 2n, scale: 1 });
});
