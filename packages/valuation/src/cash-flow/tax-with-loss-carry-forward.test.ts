import { expect, test } from 'vitest';
import { spanishLossOffsetLimit } from './spanish-loss-offset-limit.ts';
import { taxWithLossCarryForward } from './tax-with-loss-carry-forward.ts';

test('losses add up and later profits use them before tax is due', () => {
  const { tax, lossesUsed, closingLosses } = taxWithLossCarryForward({
    ebit: [-100, 60, 80],
    taxRate: 0.25,
    openingLosses: 20,
  });
  expect(closingLosses).toEqual([120, 60, 0]);
  expect(lossesUsed).toEqual([0, 60, 60]);
  expect(tax).toEqual([0, 0, 5]);
});

test.each([
  [800_000, 5_000_000, 1_000_000],
  [2_000_000, 5_000_000, 1_400_000],
  [4_000_000, 20_000_000, 2_000_000],
  [4_000_000, 19_999_999, 2_800_000],
  [4_000_000, 59_999_999, 2_000_000],
  [8_000_000, 60_000_000, 2_000_000],
  [3_000_000, 60_000_000, 1_000_000],
  [1_500_000, 20_000_000, 1_000_000],
])(
  'in Spain, of a profit of %d € with %d € of turnover, at most %d € may be offset',
  (profit, turnover, limit) => {
    expect(spanishLossOffsetLimit(profit, turnover)).toBeCloseTo(limit, 6);
  },
);

test('the Spanish limit leaves losses for later years', () => {
  const { tax, closingLosses } = taxWithLossCarryForward({
    ebit: [2_000_000],
    taxRate: 0.25,
    openingLosses: 5_000_000,
    offsetLimit: (profit) => spanishLossOffsetLimit(profit, 5_000_000),
  });
  expect(tax[0]).toBeCloseTo(150_000, 6);
  expect(closingLosses[0]).toBeCloseTo(3_600_000, 6);
});

test('the limit is asked for each year’s profit, 0 in a year of loss', () => {
  const asked: number[][] = [];
  taxWithLossCarryForward({
    ebit: [-50, 80],
    taxRate: 0.25,
    openingLosses: 0,
    offsetLimit: (profit, yearIndex) => {
      asked.push([profit, yearIndex]);
      return 30;
    },
  });
  expect(asked).toEqual([
    [0, 0],
    [80, 1],
  ]);
});
