import { expect, test } from 'vitest';
import { scaleTicks, valueScale } from './value-scale.ts';

test('the axis ends at a round value that holds the largest', () => {
  const scale = valueScale([2.7e6, 7.9e6]);
  expect(scale).toEqual({ minimum: 0, maximum: 8e6, step: 2e6 });
  expect(scale && scaleTicks(scale)).toEqual([0, 2e6, 4e6, 6e6, 8e6]);
});

test('negative values have their place', () => {
  const scale = valueScale([-300_000, 1_000_000]);
  expect(scale).toEqual({ minimum: -500_000, maximum: 1_000_000, step: 500_000 });
});

test('nothing to show has no axis', () => {
  expect(valueScale([])).toBeNull();
  expect(valueScale([0])).toBeNull();
});

test('100,000 valuations have an axis too', () => {
  const values = Array.from({ length: 200_000 }, (_, index) => index);
  expect(valueScale(values)).toEqual({ minimum: 0, maximum: 200_000, step: 50_000 });
});
