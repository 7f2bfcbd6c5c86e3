import { describe, expect, test } from 'vitest';
import { lognormalParameters } from '../distributions/lognormal-distribution.ts';
import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { pertMean, pertVariance } from '../distributions/pert-distribution.ts';
import {
  triangularCumulative,
  triangularQuantile,
} from '../distributions/triangular-distribution.ts';
import { chaffeDiscount } from './chaffe-discount.ts';
import { combinedDiscount } from './combined-discount.ts';
import { discountForLackOfControl } from './value-discount-rates.ts';
import { finnertyDiscount } from './finnerty-discount.ts';
import { ghaidarovDiscount } from './ghaidarov-discount.ts';

test('discounts combine one after the other: 13 % and 20 % are 30.4 %, not 33 %', () => {
  expect(combinedDiscount(0.13, 0.2)).toBeCloseTo(0.304, 12);
});

test('Finnerty never exceeds 32.3 %; Ghaidarov does', () => {
  expect(finnertyDiscount(30, 1.2, 0)).toBeLessThan(0.3234);
  expect(ghaidarovDiscount(30, 1.2, 0)).toBeGreaterThan(0.5);
});

describe.each([
  ['Finnerty', finnertyDiscount],
  ['Ghaidarov', ghaidarovDiscount],
])('the put of %s', (_name, discount) => {
  test('is worth nothing without volatility or time, and cannot be over before it starts', () => {
    expect(discount(0, 0.3, 0.02)).toBe(0);
    expect(discount(2, 0, 0.02)).toBe(0);
    expect(discount(-1, 0.3, 0)).toBeNaN();
    expect(discount(Number.NaN, 0.3, 0)).toBeNaN();
  });

  test('of a short time is √(σ²T / 3) times half the density at zero, twice', () => {
    for (const volatility of [1e-3, 0.01]) {
      const expected = (volatility / Math.sqrt(3)) * 0.398_942_280_401_432_7;
      expect(discount(1, volatility, 0) / expected).toBeCloseTo(1, 4);
    }
    expect(discount(1, 1e-9, 0)).toBeLessThan(1e-8);
  });

  test('grows with time, and is the same on both sides of where its series ends', () => {
    const ends = [0.1, 0.5, 1, 1.5, 3, 10, 49, 51, 300, 800, 5000];
    const found = ends.map((variance) => discount(variance, 1, 0));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(discount(1 - 1e-13, 1, 0)).toBeCloseTo(discount(1 + 1e-13, 1, 0), 12);
  });
});

test.each([50, 800, 1e6, 1e300])(
  'of a σ²T of %d Finnerty takes 32.3 %, Ghaidarov nearly all',
  (t) => {
    expect(finnertyDiscount(t, 1, 0)).toBeCloseTo(0.322_792_9, 6);
    expect(ghaidarovDiscount(t, 1, 0)).toBeGreaterThan(0.99);
    expect(ghaidarovDiscount(t, 1, 0)).toBeLessThanOrEqual(1);
  },
);

test('Chaffe without volatility or time is what the price falls short of the strike', () => {
  const given = { maturity: 2, volatility: 0, riskFreeRate: 0.03, dividendYield: 0.03 };
  expect(chaffeDiscount(given)).toBe(0);
  expect(chaffeDiscount({ ...given, dividendYield: 0.05 })).toBeCloseTo(
    Math.exp(-0.06) - Math.exp(-0.1),
    14,
  );
  expect(chaffeDiscount({ ...given, riskFreeRate: 0.05 })).toBe(0);
  expect(chaffeDiscount({ ...given, volatility: 0.3, maturity: 0 })).toBe(0);
  expect(chaffeDiscount({ ...given, volatility: 0.3, maturity: -1 })).toBeNaN();
});

test('a certain amount is reached at itself', () => {
  const certain = { minimum: 2, mode: 2, maximum: 2 };
  expect([1.9, 2, 2.1].map((x) => triangularCumulative(certain, x))).toEqual([0, 1, 1]);
  expect(triangularQuantile(certain, 0.3)).toBe(2);
});

test('a lognormal needs a mean above zero', () => {
  expect(lognormalParameters({ mean: 3, deviation: 0 })).toEqual({ mu: Math.log(3), sigma: 0 });
  expect(lognormalParameters({ mean: 0, deviation: 0 }).mu).toBeNaN();
  expect(lognormalParameters({ mean: -1, deviation: 1 }).mu).toBeNaN();
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
