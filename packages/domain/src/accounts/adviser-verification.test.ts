import { describe, expect, test } from 'vitest';
import { hoursUntil, verificationDueAt } from './adviser-verification.ts';

const requestedAt = new Date('2026-10-24T10:00:00.000Z');

describe('the promised answer', () => {
  test('is due after 48 hours, also over the night that the clocks go back', () => {
    expect(verificationDueAt(requestedAt)).toEqual(new Date('2026-10-26T10:00:00.000Z'));
  });

  test.each([
    ['2026-10-24T10:00:00.000Z', 48],
    ['2026-10-24T10:00:00.001Z', 48],
    ['2026-10-26T09:59:59.999Z', 1],
    ['2026-10-26T10:00:00.000Z', 0],
    ['2026-10-26T10:00:00.001Z', -1],
    ['2026-10-27T10:00:00.000Z', -24],
  ])('at %s has %i hours left', (now, hours) => {
    expect(hoursUntil(verificationDueAt(requestedAt), new Date(now))).toBe(hours);
  });
});
