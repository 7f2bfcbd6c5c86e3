import { describe, expect, test } from 'vitest';
import { expectNear } from '../testing/expect-near.ts';
import { lognormalParameters, lognormalValue } from './lognormal-distribution.ts';
import { pertMean, pertVariance } from './pert-distribution.ts';
import { betaCumulatives, pertQuantile, pertShapes } from './pert-quantiles.ts';
import { interpolateNeighbours, quantile } from './quantile.ts';
import { triangularCumulative, triangularQuantile } from './triangular-distribution.ts';

const shape = { minimum: 4, mode: 6, maximum: 12 };

describe('PERT 4, 6, 12', () => {
  const cumulatives = betaCumulatives(...pertShapes(shape));

  test('is a beta of shapes 2 and 4', () => {
    expect(pertShapes(shape)).toEqual([2, 4]);
    expect(pertShapes({ minimum: -1, mode: 1, maximum: 4 })).toEqual([2.6, 3.4]);
  });

  test('has the closed distribution function of that beta: 1 − (1 − x)^5 − 5x(1 − x)^4', () => {
    expect(cumulatives).toHaveLength(4097);
    expect([cumulatives[0], cumulatives[4096]]).toEqual([0, 1]);
    for (const [cell, value] of cumulatives.entries()) {
      const x = cell / 4096;
      expectNear(value, 1 - (1 - x) ** 5 - 5 * x * (1 - x) ** 4, 1e-12);
    }
  });

  test('its quantiles undo it, cell by cell in a straight line', () => {
    for (const x of [0.01, 0.2, 0.25, 0.5, 0.75, 0.9, 0.999]) {
      const share = 1 - (1 - x) ** 5 - 5 * x * (1 - x) ** 4;
      expectNear(pertQuantile(shape, cumulatives, share), 4 + 8 * x, 2e-4);
    }
    expect(pertQuantile(shape, cumulatives, cumulatives[1000] ?? 0)).toBe(4 + (8 * 1000) / 4096);
    expect(pertQuantile(shape, cumulatives, 0)).toBe(4);
    expectNear(pertQuantile(shape, cumulatives, 1 - 1e-16), 12, 0.01);
    const between = ((cumulatives[700] ?? 0) + (cumulatives[701] ?? 0)) / 2;
    expectNear(pertQuantile(shape, cumulatives, between), 4 + (8 * 700.5) / 4096, 1e-12);
  });

  test('has its mean and exact variance', () => {
    expect.hasAssertions();
    const values = Array.from({ length: 20_000 }, (_, at) =>
      pertQuantile(shape, cumulatives, (at + 0.5) / 20_000),
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expectNear(mean, pertMean(shape), 1e-5);
    expectNear(variance, pertVariance(shape), 1e-3);
  });

  test('with its mode at an end is a power: 1 − (1 − x)^5, and x^5', () => {
    expect.hasAssertions();
    const left = betaCumulatives(...pertShapes({ minimum: 0, mode: 0, maximum: 1 }));
    const right = betaCumulatives(...pertShapes({ minimum: 0, mode: 1, maximum: 1 }));
    for (const cell of [0, 1, 500, 2048, 4000, 4096]) {
      const x = cell / 4096;
      expectNear(left[cell] ?? Number.NaN, 1 - (1 - x) ** 5, 1e-12);
      expectNear(right[cell] ?? Number.NaN, x ** 5, 1e-12);
    }
  });
});

describe('a lognormal amount', () => {
  test('has the mean and deviation that were asked for, not those of its logarithm', () => {
    expect.hasAssertions();
    const { mu, sigma } = lognormalParameters({ mean: 10, deviation: 3 });
    expectNear(sigma, Math.sqrt(Math.log(1.09)), 1e-15);
    expectNear(mu, Math.log(10) - Math.log(1.09) / 2, 1e-15);
    expectNear(Math.exp(mu + sigma ** 2 / 2), 10, 1e-13);
    const deviation = 10 * Math.sqrt(Math.expm1(sigma ** 2));
    expectNear(deviation, 3, 1e-13);
  });

  test('is e^(μ + σz), and its mean when nothing is uncertain', () => {
    expect.hasAssertions();
    expectNear(lognormalValue({ mu: 2, sigma: 0.5 }, -1.2), Math.exp(1.4), 1e-14);
    expectNear(lognormalValue(lognormalParameters({ mean: 7, deviation: 0 }), 3), 7, 1e-14);
  });
});

test('the triangular distribution and its quantile undo each other, and meet at the mode', () => {
  const triangle = { minimum: -3, mode: 2, maximum: 12 };
  for (let x = -3; x <= 12; x += 0.25) {
    expectNear(triangularQuantile(triangle, triangularCumulative(triangle, x)), x, 1e-12);
  }
  expect(triangularCumulative(triangle, -4)).toBe(0);
  expect(triangularCumulative(triangle, 13)).toBe(1);
  const leaning = { minimum: 1, mode: 1, maximum: 3 };
  expect([0, 0.75, 1].map((share) => triangularQuantile(leaning, share))).toEqual([1, 2, 3]);
});

test('type-7 quantiles are those of PERCENTILE.INC: 1, 2, 3, 4 at 30 % is 1.9', () => {
  // Microsoft's documentation example of PERCENTILE.INC.
  expect(quantile([1, 2, 3, 4], 0.3)).toBeCloseTo(1.9, 12);
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile([15, 20, 35, 40, 50], share))).toEqual([
    15, 20, 35, 40, 50,
  ]);
  expect(quantile([15, 20, 35, 40, 50], 0.4)).toBeCloseTo(29, 12);
  expect(quantile([7], 0.9)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
  expect(interpolateNeighbours(10, 20, 3.25)).toBe(12.5);
});
