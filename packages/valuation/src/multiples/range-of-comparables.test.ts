import { expect, test } from 'vitest';
import { rangeOfComparables } from './range-of-comparables.ts';
import { weightedOverAvailable } from './value-several-multiples.ts';

test('five comparables give their quartiles, four their ends and median, one itself, none nothing', () => {
  expect(rangeOfComparables([12, 4, 6, 5, 8])).toEqual({ low: 5, central: 6, high: 8 });
  expect(rangeOfComparables([10, 4, 5, 7])).toEqual({ low: 4, central: 6, high: 10 });
  expect(rangeOfComparables([7])).toEqual({ low: 7, central: 7, high: 7 });
  expect(rangeOfComparables([])).toBeNull();
  const six = rangeOfComparables([4, 5, 6, 7, 8, 12]);
  expect(six).toEqual({ low: 5.25, central: 6.5, high: 7.75 });
});

test('a weighted mean is over the weights that are there', () => {
  expect(weightedOverAvailable([0.2, 0.6], [100, 300])).toBe(250);
  expect(weightedOverAvailable([1, 0], [100, 300])).toBe(100);
});

test('a comparable that is no number leaves no range', () => {
  expect(rangeOfComparables([4, Number.NaN, 6])).toBeNull();
});
