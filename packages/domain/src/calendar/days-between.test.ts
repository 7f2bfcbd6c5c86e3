import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

const at = (iso: string) => new Date(iso);
// The last millisecond of 12 December in Madrid.
const term = at('2026-12-12T22:59:59.999Z');

test.each([
  ['2026-11-20T23:00:00.000Z', 21],
  ['2026-11-21T09:00:00.000Z', 21],
  ['2026-11-21T22:59:59.999Z', 21],
  ['2026-11-21T23:00:00.000Z', 20],
  ['2026-12-11T22:59:59.999Z', 1],
  ['2026-12-11T23:00:00.000Z', 0],
  ['2026-12-12T22:59:59.999Z', 0],
  ['2026-12-12T23:00:00.000Z', -1],
])('at %s a term that ends with 12 December has %i days left', (now, days) => {
  expect(daysBetween(at(now), term)).toBe(days);
});

test('counts days and not hours where the clocks change', () => {
  expect(daysBetween(at('2026-10-24T22:30:00Z'), at('2026-10-25T23:30:00Z'))).toBe(1);
  expect(daysBetween(at('2026-03-28T23:30:00Z'), at('2026-03-29T22:30:00Z'))).toBe(1);
});
