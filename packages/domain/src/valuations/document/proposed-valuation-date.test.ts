import { describe, expect, it } from 'vitest';
import { proposedValuationDate } from './proposed-valuation-date.ts';

describe('proposedValuationDate', () => {
  it.each([
    ['2026-01-01', '2025-12-31'],
    ['2026-03-12', '2025-12-31'],
    // 30 June is six months after 31 December.
    ['2026-06-29', '2025-12-31'],
    ['2026-06-30', '2026-06-30'],
    ['2026-11-21', '2026-11-21'],
    ['2026-12-31', '2026-12-31'],
  ])('on %s a business closed in 2025 is valued on %s', (today, proposed) => {
    expect(proposedValuationDate(2025, today)).toBe(proposed);
  });

  it('a close more than a year ago, or still to come, is the date itself', () => {
    expect(proposedValuationDate(2024, '2026-01-01')).toBe('2024-12-31');
    expect(proposedValuationDate(2023, '2026-11-21')).toBe('2023-12-31');
    expect(proposedValuationDate(2026, '2026-11-21')).toBe('2026-12-31');
  });
});
