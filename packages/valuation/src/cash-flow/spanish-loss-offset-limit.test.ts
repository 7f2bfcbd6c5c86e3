import { expect, test } from 'vitest';
import { foralLossOffsetShare, spanishLossOffsetLimit } from './spanish-loss-offset-limit.ts';

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

// From the table "Corporate tax by territory", column of losses.
test.each([
  ['alava', 'general', 2026, 0.5],
  ['alava', 'small', 2026, 0.7],
  ['bizkaia', 'general', 2026, 0.5],
  ['bizkaia', 'small', 2026, 0.7],
  ['gipuzkoa', 'general', 2024, 0.5],
  ['gipuzkoa', 'small', 2024, 0.7],
  ['gipuzkoa', 'general', 2025, null],
  ['gipuzkoa', 'small', 2025, null],
  ['navarra', 'general', 2026, 0.7],
  ['navarra', 'small', 2026, 0.7],
] as const)('in %s, a %s company may offset in %d this share: %d', (norm, size, year, share) => {
  expect(foralLossOffsetShare(norm, size, year)).toBe(share);
});
