import { expect, test } from 'vitest';
import { cumulativeDiscountFactors } from './cumulative-discount-factors.ts';
import { discountFactor } from './discount-factor.ts';
import { discountTime } from './discount-time.ts';
import { stubDiscountTime } from './stub-discount-time.ts';
import { xirr } from './xirr.ts';

test('flows of year t stand at t, or half a year earlier', () => {
  expect([1, 2, 3].map((t) => discountTime(t, 'year-end'))).toEqual([1, 2, 3]);
  expect([1, 2, 3].map((t) => discountTime(t, 'mid-year'))).toEqual([0.5, 1.5, 2.5]);
});

test('a first year of a quarter: f/2, f + 0.5, f + 1.5; at its end f, f + 1, f + 2', () => {
  expect([1, 2, 3].map((t) => stubDiscountTime(t, 0.25, 'mid-year'))).toEqual([0.125, 0.75, 1.75]);
  expect([1, 2, 3].map((t) => stubDiscountTime(t, 0.25, 'year-end'))).toEqual([0.25, 1.25, 2.25]);
  expect(stubDiscountTime(4, 1, 'mid-year')).toBe(discountTime(4, 'mid-year'));
});

test('cumulative factors of a constant rate are the ordinary ones', () => {
  for (const convention of ['year-end', 'mid-year'] as const) {
    for (const [index, factor] of cumulativeDiscountFactors(
      [0.09, 0.09, 0.09],
      convention,
    ).entries()) {
      expect(factor).toBeCloseTo(discountFactor(0.09, discountTime(index + 1, convention)), 14);
    }
  }
});

test('flows that never change sign have no internal rate of return', () => {
  expect(
    xirr([
      { day: 0, amount: 100 },
      { day: 365, amount: 100 },
    ]),
  ).toBeNull();
  expect(
    xirr([
      { day: 0, amount: -100 },
      { day: 365, amount: 50 },
    ]),
  ).toBeCloseTo(-0.5, 12);
});
