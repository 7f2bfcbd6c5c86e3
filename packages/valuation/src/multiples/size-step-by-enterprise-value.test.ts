import { expect, test } from 'vitest';
import { sizeStepOfEnterpriseValue } from './size-step-brackets.ts';
import { sizeStepByEnterpriseValue } from './size-step-by-enterprise-value.ts';

test.each([
  [0, -0.5],
  [-3_000_000, -0.5],
  [9_999_999, -0.5], // 4,999,999.5 after the step
  [10_000_000, -0.35], // 5,000,000 is no longer below 5 M€; 6,500,000 is in the middle bracket
  [14_042_000, -0.35],
  [23_000_000, -0.35], // 14,950,000; −20 % would give 18,400,000, also consistent: the prudent one wins
  [23_100_000, -0.2],
])(
  'a listed value of %d € takes the most prudent step whose result falls in its own bracket: %d',
  (listed, step) => {
    expect(sizeStepByEnterpriseValue(listed)).toBe(step);
  },
);

test('5 and 15 M€ themselves belong to the middle bracket', () => {
  const values = [4_999_999, 5_000_000, 15_000_000, 15_000_001];
  expect(values.map(sizeStepOfEnterpriseValue)).toEqual([-0.5, -0.35, -0.35, -0.2]);
});
