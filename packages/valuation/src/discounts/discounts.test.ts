import { expect, test } from 'vitest';
import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { pertMean, pertVariance } from '../distributions/pert-distribution.ts';
import { combinedDiscount } from './combined-discount.ts';
import { discountForLackOfControl } from './discount-for-lack-of-control.ts';
import { finnertyDiscount } from './finnerty-discount.ts';
import { ghaidarovDiscount } from './ghaidarov-discount.ts';

test('discounts combine one after the other: 13 % and 20 % are 30.4 %, not 33 %', () => {
  expect(combinedDiscount(0.13, 0.2)).toBeCloseTo(0.304, 12);
});

test('Finnerty never exceeds 32.3 %; Ghaidarov does', () => {
  expect(finnertyDiscount(30, 1.2, 0)).toBeLessThan(0.3234);
  expect(ghaidarovDiscount(30, 1.2, 0)).toBeGreaterThan(0.5);
});

test('for a short and quiet holding both average-strike puts agree', () => {
  expect(ghaidarovDiscount(1, 0.1, 0)).toBeCloseTo(finnertyDiscount(1, 0.1, 0), 3);
});

test.each([
  [0, 0.5],
  [1, 0.841_344_746_068_542_9],
  [-1.96, 0.024_997_895_148_220_4],
  [5, 0.999_999_713_348_428],
  [-8, 6.220_960_574_271_78e-16],
  [-40, 0],
])('the standard normal at %d is %d', (x, probability) => {
  expect(Math.abs(normalCumulative(x) - probability)).toBeLessThanOrEqual(
    1e-14 + 1e-9 * probability,
  );
});

test('PERT 4, 6, 12: mean 20/3, exact variance (8/3)(16/3)/7', () => {
  const shape = { minimum: 4, mode: 6, maximum: 12 };
  expect(pertMean(shape)).toBeCloseTo(20 / 3, 12);
  expect(pertVariance(shape)).toBeCloseTo(128 / 63, 12);
});

test('a control premium of 25 % is a minority discount of 20 %', () => {
  expect(discountForLackOfControl(0.25)).toBeCloseTo(0.2, 14);
});
