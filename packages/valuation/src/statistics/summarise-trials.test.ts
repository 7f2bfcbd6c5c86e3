import { describe, expect, test } from 'vitest';
import { quantile } from '../distributions/quantile.ts';
import { isDistribution, type Distribution } from '../monte-carlo/distribution.ts';
import { orderedValues } from './ordered-values.ts';
import {
  buildHistogram,
  isConverged,
  shareAtLeast,
  trialQuantiles,
  trialStatistics,
} from './summarise-trials.ts';
import { uniformTransformFor } from '../monte-carlo/transform-uniform.ts';
import { fillUniform, seedGenerator } from '../monte-carlo/fill-uniform.ts';

const uniforms = (count: number, seed = 7): Float64Array => {
  const values = new Float64Array(count);
  fillUniform(seedGenerator(seed), values, 0, count);
  return values;
};

describe('the summary of trials', () => {
  const values = Float64Array.from([2, 4, 4, 4, 5, 5, 7, 9]);

  test('has the mean, the deviation by n − 1 and the standard error s / √n', () => {
    const { mean, deviation, standardError } = trialStatistics(values, 8);
    expect(mean).toBe(5);
    expect(deviation).toBeCloseTo(Math.sqrt(32 / 7), 14);
    expect(standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8), 14);
  });

  test('counts only the first ones, and one alone has no deviation', () => {
    expect(trialStatistics(values, 2)).toEqual({
      mean: 3,
      deviation: Math.SQRT2,
      standardError: 1,
    });
    expect(trialStatistics(values, 1)).toEqual({ mean: 2, deviation: 0, standardError: 0 });
  });

  test('has converged when 1.96 standard errors are within 0.5 % of the mean, from 1,000 trials on', () => {
    const within = (standardError: number, count = 1000, mean = 1960) =>
      isConverged({ mean, deviation: 0, standardError }, count, 0);
    expect(within(5)).toBe(true);
    expect(within(5, 1000, -1960)).toBe(true);
    expect(within(5.001)).toBe(false);
    expect(within(5, 999)).toBe(false);
    expect(isConverged({ mean: 0, deviation: 0, standardError: 1 }, 1000, 1.96)).toBe(true);
    expect(isConverged({ mean: 0, deviation: 0, standardError: 1 }, 1000, 1.95)).toBe(false);
  });

  test('has type-7 quantiles', () => {
    const found = trialQuantiles(values, [0, 0.25, 0.5, 0.9, 1]);
    expect(found.map(({ value }) => value)).toEqual([2, 4, 4.5, 7.6, 9]);
    expect(found.map(({ probability }) => probability)).toEqual([0, 0.25, 0.5, 0.9, 1]);
  });

  test('has the share that is worth a price, the price itself included', () => {
    expect([2, 4, 4.5, 9, 9.1].map((price) => shareAtLeast(values, price))).toEqual([
      1, 0.875, 0.5, 0.125, 0,
    ]);
  });

  test('has a histogram of equal bins, the greatest in the last one', () => {
    expect(buildHistogram(values, 2, 9, 7)).toEqual({
      from: 2,
      width: 1,
      counts: [1, 0, 3, 2, 0, 1, 1],
    });
    expect(buildHistogram(values, 2, 9, 14)).toEqual({
      from: 2,
      width: 0.5,
      counts: [1, 0, 0, 0, 3, 0, 2, 0, 0, 0, 1, 0, 0, 1],
    });
    expect(buildHistogram(Float64Array.from([3, 3]), 3, 3, 5)).toEqual({
      from: 3,
      width: 0,
      counts: [2],
    });
  });
});

describe('values in order without sorting them all', () => {
  test('stand where sorting would put them', () => {
    for (const count of [1, 2, 5, 100, 5000]) {
      for (const shape of [(x: number) => x, (x: number) => x ** 9, (x: number) => -1 / x]) {
        const values = uniforms(count).map(shape);
        const sorted = values.toSorted();
        const positions = [0, 1, count >> 2, count >> 1, count - 2, count - 1].filter(
          (position) => position >= 0 && position < count,
        );
        expect(orderedValues(values, positions)).toEqual(positions.map((at) => sorted[at]));
      }
    }
  });

  test('also where many are the same', () => {
    const values = Float64Array.from({ length: 999 }, (_, at) => at % 3);
    expect(orderedValues(values, [0, 332, 333, 665, 666, 998])).toEqual([0, 0, 1, 1, 2, 2]);
    expect(orderedValues(Float64Array.from([4, 4, 4]), [0, 2])).toEqual([4, 4]);
  });

  test('give the same quantiles as a sorted row', () => {
    const values = uniforms(1001);
    const sorted = Array.from(values.toSorted());
    for (const { probability, value } of trialQuantiles(values, [0.013, 0.4004, 0.5, 0.7707])) {
      expect(value).toBeCloseTo(quantile(sorted, probability), 14);
    }
  });
});

describe('draws of a distribution', () => {
  const statisticsOf = (distribution: Distribution) => {
    const values = uniforms(100_000);
    uniformTransformFor(distribution)(values, 0, values.length);
    const { mean, deviation } = trialStatistics(values, values.length);
    return { mean, deviation, least: Math.min(...values.subarray(0, 50_000)), values };
  };

  test.each([
    [{ kind: 'normal', mean: 5, deviation: 2 } as const, 5, 2],
    [{ kind: 'lognormal', mean: 10, deviation: 3 } as const, 10, 3],
    [
      { kind: 'triangular', minimum: -3, mode: 2, maximum: 12 } as const,
      11 / 3,
      Math.sqrt(9.722_222_222_222_221),
    ],
    [{ kind: 'pert', minimum: 4, mode: 6, maximum: 12 } as const, 20 / 3, Math.sqrt(128 / 63)],
  ])('%j has its mean and deviation', (distribution, mean, deviation) => {
    const actual = statisticsOf(distribution);
    expect(Math.abs(actual.mean - mean)).toBeLessThan(4 * (deviation / Math.sqrt(100_000)));
    expect(Math.abs(actual.deviation / deviation - 1)).toBeLessThan(0.012);
  });

  test('stay within the bounds of their distribution, and share a median', () => {
    const drawn = (distribution: Distribution, share: number): number => {
      const values = Float64Array.from([0, share]);
      uniformTransformFor(distribution)(values, 1, 2);
      expect(values[0]).toBe(0);
      return values[1] ?? Number.NaN;
    };
    const triangle = { kind: 'triangular', minimum: -3, mode: 2, maximum: 12 } as const;
    expect(drawn(triangle, 0)).toBeCloseTo(-3, 12);
    expect(drawn(triangle, 1 / 3)).toBeCloseTo(2, 12);
    expect(drawn(triangle, 0.12)).toBeCloseTo(0, 12);
    expect(drawn(triangle, 0.46)).toBeCloseTo(3, 12);
    expect(drawn(triangle, 1)).toBeCloseTo(12, 12);
    expect(drawn({ kind: 'lognormal', mean: 10, deviation: 3 }, 0.5)).toBeCloseTo(
      10 / Math.sqrt(1.09),
      12,
    );
    expect(drawn({ kind: 'pert', minimum: 4, mode: 6, maximum: 12 }, 0.5)).toBeCloseTo(6.511, 2);
    expect(drawn({ kind: 'normal', mean: 5, deviation: 2 }, 0.5)).toBeCloseTo(5, 12);
    for (const kind of ['triangular', 'pert'] as const) {
      expect(drawn({ kind, minimum: 3, mode: 3, maximum: 3 }, 0.7)).toBe(3);
    }
  });

  test.each([
    [{ kind: 'normal', mean: 0, deviation: 0 } as const, true],
    [{ kind: 'normal', mean: 0, deviation: -1 } as const, false],
    [{ kind: 'normal', mean: Number.NaN, deviation: 1 } as const, false],
    [{ kind: 'normal', mean: 1, deviation: Number.POSITIVE_INFINITY } as const, false],
    [{ kind: 'normal', mean: -1, deviation: 1 } as const, true],
    [{ kind: 'lognormal', mean: 1, deviation: 1 } as const, true],
    [{ kind: 'lognormal', mean: 0, deviation: 1 } as const, false],
    [{ kind: 'triangular', minimum: 1, mode: 1, maximum: 1 } as const, true],
    [{ kind: 'triangular', minimum: 1, mode: 2, maximum: 3 } as const, true],
    [{ kind: 'pert', minimum: 2, mode: 1, maximum: 3 } as const, false],
    [{ kind: 'pert', minimum: 1, mode: 3, maximum: 2 } as const, false],
    [{ kind: 'pert', minimum: Number.NEGATIVE_INFINITY, mode: 1, maximum: 2 } as const, false],
    [{ kind: 'pert', minimum: 0, mode: 1, maximum: Number.POSITIVE_INFINITY } as const, false],
  ])('%j makes sense: %s', (distribution, sense) => {
    expect(isDistribution(distribution)).toBe(sense);
  });
});
