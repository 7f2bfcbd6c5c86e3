import { describe, expect, test } from 'vitest';
import {
  leaseAdjustedCoverage,
  presentValueOfAnnuity,
  presentValueOfLump,
  yearsBeyondCommitments,
} from './lease-formulas.ts';

describe('years that a lump stands for', () => {
  test.each([
    // Damodaran, oplease.xls: 4,577 / 684.4 = 6.69.
    [4577, 684.4, 7],
    // Damodaran, ratings with leases: 111 / 21.8 = 5.09.
    [111, 21.8, 5],
    [150, 100, 2],
    [149.999, 100, 1],
    [50, 100, 1],
    [1, 100, 1],
  ])('%d of %d a year: %d', (lump, mean, years) => {
    expect(yearsBeyondCommitments(lump, mean)).toBe(years);
  });
});

test('an annuity of 100 for 3 years at 10 %: 90.909 + 82.645 + 75.131', () => {
  expect(presentValueOfAnnuity(100, 0.1, 3)).toBeCloseTo(100 / 1.1 + 100 / 1.21 + 100 / 1.331, 9);
});

test('a lump counts from the last year with a commitment of its own', () => {
  expect(presentValueOfLump(200, 0.1, 5, 2)).toBeCloseTo(100 / 1.1 ** 6 + 100 / 1.1 ** 7, 9);
});

test('coverage with leases: (50 + 25 − 17.7) / (8 + 0.0418 × 177) is 3.72 times', () => {
  const coverage = leaseAdjustedCoverage({
    operatingProfit: 50,
    interestExpense: 8,
    rent: 25,
    leaseDepreciation: 17.7,
    costOfDebt: 0.0418,
    leaseDebt: 177,
  });
  expect(coverage).toBeCloseTo(57.3 / (8 + 7.3986), 9);
});
