import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@valia/valuation/testing/property-runs.ts';
import { readIntake } from './testing/read-intake.ts';
import { scoreDocument } from './testing/score-document.ts';
import { writeDocument, type NotationStyle } from './testing/written-document.ts';

const faults = ['#REF!', '########', '1,25E+06', 'pendiente', '(5', '12/05/2025'];

const writings: fc.Arbitrary<NotationStyle> = fc.record({
  kind: fc.constantFrom('ledger', 'income', 'balance'),
  notation: fc.constantFrom('es', 'en', 'plain-comma', 'plain-point', 'blanks', 'apostrophes'),
  cents: fc.boolean(),
  sign: fc.constantFrom('before', 'behind', 'brackets', 'apart', 'long'),
  columns: fc.constantFrom(
    'natural',
    'debit-positive',
    'credit-positive',
    'balances',
    'sums',
    'sums-and-balance',
    'letters',
  ),
  costs: fc.constantFrom('negative', 'positive'),
  language: fc.constantFrom('es', 'ca'),
  years: fc.constantFrom(1, 2, 3),
  isOldestFirst: fc.boolean(),
  head: fc.constantFrom('year', 'day', 'exercise', 'none'),
  unit: fc.constantFrom(1, 1, 1, 1000),
  codeLength: fc.constantFrom(3, 4, 6, 8, 10),
  hasParents: fc.boolean(),
  isReversed: fc.boolean(),
  hasNotes: fc.boolean(),
  hasShare: fc.boolean(),
  isNumbered: fc.boolean(),
  isUpperCase: fc.boolean(),
  faults: fc.array(fc.record({ at: fc.nat(200), text: fc.constantFrom(...faults) }), {
    maxLength: 3,
  }),
  seed: fc.nat(1000),
});

describe('a known set of accounts, however it is written', () => {
  it('reads back equal, or is asked, or refused: never another figure, never none', () => {
    const total = { right: 0, asked: 0, refused: 0, wrong: 0, dropped: 0 };
    fc.assert(
      fc.property(writings, (writing) => {
        const { text, right } = writeDocument(writing);
        const score = scoreDocument(readIntake(text), right);
        for (const name of ['right', 'asked', 'refused'] as const) total[name] += score[name];
        expect(score.wrong).toEqual([]);
        expect(score.dropped).toEqual([]);
      }),
      { numRuns: propertyRuns(10_000, 60), seed: 39 },
    );
    // Deliberately corrupted cells are not included, because they can only be refused.
    expect(total.right / (total.right + total.asked)).toBeGreaterThan(0.97);
  });
});
