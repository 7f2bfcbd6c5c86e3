import { expect, test } from 'vitest';
import { caseForRangeEnd } from './case-for-range-end.ts';

const amount = (value: number) => value;

test('an end keeps its own case unless another one lies further out', () => {
  expect(caseForRangeEnd('low', 1, [2, 3], amount)).toBe(1);
  expect(caseForRangeEnd('low', 3, [2, 1], amount)).toBe(1);
  expect(caseForRangeEnd('high', 1, [2, 3], amount)).toBe(3);
  expect(caseForRangeEnd('high', 1, [3, 2], amount)).toBe(3);
});

test('of equal cases its own is the one', () => {
  const own = { value: 5 };
  expect(caseForRangeEnd('high', own, [{ value: 5 }], ({ value }) => value)).toBe(own);
});
