import { expect, test } from 'vitest';
import { taxesWithLosses } from '../testing/taxes-with-losses.ts';
import { lossesUsed } from './cash-flow-formulas.ts';

test('losses add up and later profits use them before tax is due', () => {
  expect(taxesWithLosses([-100, 60, 80], 0.25, 20)).toEqual([
    { tax: 0, used: 0, closing: 120 },
    { tax: 0, used: 60, closing: 60 },
    { tax: 5, used: 60, closing: 0 },
  ]);
});

test('a limit leaves losses for later years, and a loss uses none', () => {
  expect(lossesUsed(80, 100, 30)).toBe(30);
  expect(lossesUsed(-80, 100, 30)).toBe(0);
});
