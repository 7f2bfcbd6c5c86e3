import { expect, test } from 'vitest';
import { isNotableChange } from './notable-change.ts';

test.each([
  [4, 5, false],
  [4, 5.01, true],
  [4, 3, false],
  [4, 2.99, true],
])('from %s to %s: %s', (before, after, isNotable) => {
  expect(isNotableChange(before, after)).toBe(isNotable);
});
