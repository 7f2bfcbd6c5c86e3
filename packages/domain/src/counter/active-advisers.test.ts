import { describe, expect, test } from 'vitest';
import { activeAdvisersOn } from './active-advisers.ts';

const dayMs = 86_400_000;
const dayAfter = (days: number): string =>
  new Date(Date.parse('2025-10-16T00:00:00Z') + days * dayMs).toISOString().slice(0, 10);

describe('the counter of active advisers', () => {
  test.each(['2025-10-16', '2025-10-15', '2001-01-01'])('is 223 on %s', (day) => {
    expect(activeAdvisersOn(day)).toBe(223);
  });

  test('grows by one or two each day, on any day of ten years', () => {
    const days = Array.from({ length: 522 }, (_, index) => index * 7);
    const steps = days.map(
      (day) => activeAdvisersOn(dayAfter(day + 1)) - activeAdvisersOn(dayAfter(day)),
    );
    expect(new Set(steps)).toEqual(new Set([1, 2]));
    const ones = steps.filter((step) => step === 1).length;
    expect(ones / steps.length).toBeGreaterThan(0.45);
    expect(ones / steps.length).toBeLessThan(0.55);
  });

  test('is what it was: nobody sees it fall with a new release', () => {
    expect([dayAfter(1), dayAfter(30), '2026-11-23'].map(activeAdvisersOn)).toMatchInlineSnapshot(`
      [
        225,
        269,
        829,
      ]
    `);
  });
});
