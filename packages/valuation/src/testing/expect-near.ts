import { expect } from 'vitest';

/** The figure is within `tolerance` of the published one, in absolute terms. */
export const expectNear = (actual: number, expected: number, tolerance: number): void => {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );
};

/** The same in proportion to the published figure; zero must be exact but for rounding. */
export const expectRelative = (actual: number, expected: number, tolerance: number): void => {
  expectNear(actual, expected, tolerance * Math.max(Math.abs(expected), Number.MIN_VALUE));
};
