import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (day, months, moved) => {
  expect(addMonths(day, months)).toBe(moved);
});
