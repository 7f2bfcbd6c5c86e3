import { describe, expect, test } from 'vitest';
import {
  cashCorrectedBeta,
  countryRiskPremium,
  costOfDebt,
  currencyConvertedRate,
} from './cost-of-capital-formulas.ts';
import { ratingSpreads, ratingTables } from './rating-spreads.ts';
import { interpolatedSpread, syntheticRating } from './synthetic-rating.ts';

test.each([
  ['smaller', 7.304457527333894, 'A', 0.0078],
  ['smaller', 12.5, 'AAA', 0.004],
  ['smaller', 12.4999999, 'AA', 0.0055],
  ['large', 2.2499999, 'BB', 0.0184],
  ['financial', 1.5, 'A', 0.0078],
  ['large', -4, 'D', 0.19],
] as const)('%s firm that earns its interest %d times: %s', (table, coverage, rating, spread) => {
  expect(syntheticRating(coverage, table)).toMatchObject({ rating, spread });
});

test('every coverage has a rating, and a better one never costs more', () => {
  for (const table of ratingTables) {
    const rows = ratingSpreads[table];
    expect(rows).toHaveLength(15);
    expect(rows.map(({ spread }) => spread)).toEqual(
      rows.map(({ spread }) => spread).toSorted((a, b) => a - b),
    );
    expect(syntheticRating(Number.NEGATIVE_INFINITY, table)?.rating).toBe('D');
    expect(syntheticRating(Number.NaN, table)).toBeNull();
  }
});

test('cash lowers the measured beta: 0.8 with 20 % cash is 1.0 for the operations', () => {
  expect(cashCorrectedBeta(0.8, 0.2)).toBeCloseTo(1, 12);
});

test('a rate changes currency with the inflations: 8 % at 3 % is 7.0 % at 2 %', () => {
  expect(currencyConvertedRate(0.08, 0.03, 0.02)).toBeCloseTo(0.069_514_563, 9);
});

test('the tables are those of Damodaran, January 2026, row by row', () => {
  const bounds = {
    large: [8.5, 6.5, 5.5, 4.25, 3, 2.5, 2.25, 2, 1.75, 1.5, 1.25, 0.8, 0.65, 0.2],
    smaller: [12.5, 9.5, 7.5, 6, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1.25, 0.8, 0.5],
    financial: [3, 2.5, 2, 1.5, 1.2, 0.9, 0.75, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05],
  };
  const basisPoints = [40, 55, 70, 78, 89, 111, 138, 184, 275, 321, 509, 885, 1261, 1600, 1900];
  const ratings = 'AAA AA A+ A A- BBB BB+ BB B+ B B- CCC CC C D'.split(' ');
  for (const table of ratingTables) {
    const rows = ratingSpreads[table];
    expect(rows.map(({ rating }) => rating)).toEqual(ratings);
    expect(rows.map(({ spread }) => Math.round(spread * 1e6) / 100)).toEqual(basisPoints);
    expect(rows.map(({ interestCoverage }) => interestCoverage)).toEqual([
      ...bounds[table],
      Number.NEGATIVE_INFINITY,
    ]);
  }
});

test('debt costs the risk-free rate, the firm’s spread and the country’s', () => {
  expect(costOfDebt(0.025, 0.0184, 0.0102)).toBeCloseTo(0.0536, 12);
});

test('a default spread of 2 % at 1.5 times the volatility is a premium of 3 %', () => {
  expect(countryRiskPremium(0.02, 1.5)).toBeCloseTo(0.03, 12);
});

describe('a spread without steps', () => {
  // Between A (6x, 0.78 %) and A- (4.5x, 0.89 %): the mean of both at 5.25x.
  test.each([
    [20, 0.004],
    [12.5, 0.004],
    [6, 0.0078],
    [5.25, 0.00835],
    [4.5, 0.0089],
    [0.5, 0.16],
    [0.25, 0.175],
    [0, 0.19],
    [-3, 0.19],
  ])('a coverage of %dx costs %d', (coverage, spread) => {
    expect(interpolatedSpread(coverage, 'smaller')).toBeCloseTo(spread, 12);
  });

  test('never rises with the coverage, never exceeds the step, and never jumps', () => {
    for (const table of ratingTables) {
      let before = interpolatedSpread(-0.01, table);
      for (let coverage = 0; coverage <= 14; coverage += 0.01) {
        const spread = interpolatedSpread(coverage, table);
        expect(spread).toBeLessThanOrEqual(before + 1e-12);
        expect(spread).toBeLessThanOrEqual((syntheticRating(coverage, table)?.spread ?? 0) + 1e-12);
        expect(before - spread).toBeLessThan(0.01);
        before = spread;
      }
    }
  });
});
