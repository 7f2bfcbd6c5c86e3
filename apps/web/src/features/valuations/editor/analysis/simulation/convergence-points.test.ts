import { trialStatistics } from '@valia/valuation/statistics/summarise-trials.ts';
import { expect, it } from 'vitest';
import { convergencePoints } from './convergence-points.ts';

const values = Float64Array.from({ length: 1050 }, (_, at) => Math.sin(at) * 100 + 500);

it('ends with the mean of all trials and 1.96 standard errors', () => {
  const last = convergencePoints(values, 10).at(-1);
  const { mean, standardError } = trialStatistics(values, values.length);
  expect(last?.trials).toBe(1050);
  expect(last?.mean).toBeCloseTo(mean, 9);
  expect(last?.halfWidth).toBeCloseTo(1.96 * standardError, 9);
});

it('has as many points as asked for, and one of each trial where there are fewer', () => {
  expect(convergencePoints(values, 10)).toHaveLength(10);
  expect(convergencePoints(values.subarray(0, 3), 10).map(({ trials }) => trials)).toEqual([
    1, 2, 3,
  ]);
});
