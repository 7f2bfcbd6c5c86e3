import { expect, test } from 'vitest';
import { isHumanLeadFormAge } from './lead-form-age.ts';

const now = new Date('2026-11-23T12:00:00.000Z');

test.each([
  [-1, false],
  [0, false],
  [2_999, false],
  [3_000, true],
  [2 * 3_600_000, true],
  [2 * 3_600_000 + 1, false],
])('a form shown %i ms ago is a person’s: %s', (ageMs, isHuman) => {
  expect(isHumanLeadFormAge(new Date(now.getTime() - ageMs), now)).toBe(isHuman);
});
