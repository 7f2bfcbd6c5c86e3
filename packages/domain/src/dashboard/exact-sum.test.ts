import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactSum } from './exact-sum.ts';

test('is the exact sum, rounded by whoever shows it: 0.7 + 0.1 + 0.7 is 1.5, which doubles lose', () => {
  expect(exactSum([0.7, 0.1, 0.7])).toBe(1.5);
  expect(exactSum([])).toBe(0);
  // 1,665,660 + 4,774,448.32 + 7,008,572.34: the rounded parts sum to 13,448,680, but the rounded sum is
  // 13,448,681.
  const parts = [1665660.0000000002, 4774448.323361349, 7008572.344574783];
  expect(Math.round(exactSum(parts))).toBe(13_448_681);
});

test('does not depend on the order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true })), (amounts) => {
      expect(exactSum(amounts.toReversed())).toBe(exactSum(amounts));
    }),
  );
});
