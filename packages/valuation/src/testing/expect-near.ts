import { expect } from 'vitest';

/** Expects the figure to be within `tolerance` of the published one, in absolute terms. */
export const expectNear = (actual: number, expected: number, tolerance: number): void => {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );
};

/** Expects the same relative to the published figure; zero must be exact except for rounding. */
export const expectRelative = (actual: number, expected: number, tolerance: number): void => {
  expectNear(actual, expected, tolerance * Math.max(Math.abs(expected), Number.MIN_VALUE));
};
