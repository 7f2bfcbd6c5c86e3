import { expect, test } from 'vitest';
import { fade } from './fade.ts';

test('a fade holds, falls in a straight line, and stays: 6 % for two years, 2 % from year six', () => {
  const shape = { start: 0.06, end: 0.02, holdYears: 2, reachYear: 6 };
  const expected = [0.06, 0.06, 0.05, 0.04, 0.03, 0.02, 0.02];
  for (const [index, value] of expected.entries())
    expect(fade(shape, index + 1)).toBeCloseTo(value, 12);
});

test('a fade whose years cross jumps after the years it holds', () => {
  const shape = { start: 0.06, end: 0.02, holdYears: 3, reachYear: 2 };
  expect([1, 2, 3, 4].map((t) => fade(shape, t))).toEqual([0.06, 0.06, 0.06, 0.02]);
});
