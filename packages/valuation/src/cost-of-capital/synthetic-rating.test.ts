import { expect, test } from 'vitest';
import { cashCorrectedBeta } from './cash-corrected-beta.ts';
import { currencyConvertedRate } from './currency-converted-rate.ts';
import { ratingSpreads, ratingTables } from './rating-spreads.ts';
import { syntheticRating } from './synthetic-rating.ts';

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
