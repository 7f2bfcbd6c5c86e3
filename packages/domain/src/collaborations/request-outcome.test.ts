import { expect, test } from 'vitest';
import { canConfirmOutcome, canSetOutcome, requestOutcomes } from './request-outcome.ts';

const grid = (may: typeof canSetOutcome, isConfirmed: boolean): string[] =>
  requestOutcomes.flatMap((outcome) =>
    requestOutcomes
      .filter((to) => may({ outcome, isConfirmed }, to))
      .map((to) => `${outcome} → ${to}`),
  );

test('an outcome changes until it is confirmed, then never', () => {
  expect(grid(canSetOutcome, false)).toEqual([
    'open → won',
    'open → lost',
    'won → open',
    'won → lost',
    'lost → open',
    'lost → won',
  ]);
  expect(grid(canSetOutcome, true)).toEqual([]);
});

test('only a settled outcome is confirmed, once, and as it was seen', () => {
  expect(grid(canConfirmOutcome, false)).toEqual(['won → won', 'lost → lost']);
  expect(grid(canConfirmOutcome, true)).toEqual([]);
});
