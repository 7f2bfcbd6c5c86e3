import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGrowthBelowCostOfCapital } from './discounted-cash-flow.ts';
import { shareOfRangeSteps } from './share-of-range-steps.ts';

test.each([
  ['all of the steps where there is room', 0.1, 0.005, 0.02, 0.0025, 1],
  ['half of them where only half fits', 0.029, 0.006, 0.02, 0.002, 0.5],
  ['none at the limit', 0.025, 0.005, 0.02, 0.0025, 0],
  ['half of a rate that would fall to zero', 0.015, 0.02, 0, 0, 0.5],
  ['all where nothing is moved', 0.1, 0, 0.095, 0, 1],
])('%s', (_, rate, rateStep, growth, growthStep, share) => {
  expect(shareOfRangeSteps(rate, rateStep, growth, growthStep)).toBeCloseTo(share, 9);
});

test('with that share, the limit holds wherever the base case holds it', () => {
  const fraction = fc.double({ min: 0, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(fraction, fraction, fraction, fraction, (growth, spread, rateStep, growthStep) => {
      const rate = growth + 0.005 + spread;
      const share = shareOfRangeSteps(rate, rateStep, growth, growthStep);
      const high = [rate - share * rateStep, growth + share * growthStep] as const;
      expect(isGrowthBelowCostOfCapital(...high)).toBe(true);
    }),
  );
});

test('the half point may be missed by a rounding of 10^−12, not more', () => {
  expect(0.105 - 0.1).toBeLessThan(0.005);
  expect(isGrowthBelowCostOfCapital(0.105, 0.1)).toBe(true);
  expect(isGrowthBelowCostOfCapital(0.005 - 0.995e-12, 0)).toBe(true);
  expect(isGrowthBelowCostOfCapital(0.005 - 1.005e-12, 0)).toBe(false);
});
