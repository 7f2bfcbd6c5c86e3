import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

// In the fallback font at 12 px, digits are 6.72 px wide, the comma 2.88, M 10.2 (semibold), € 6.72, % 10.67.
it.each([
  ['3,06', 3 * 6.72 + 2.88],
  ['7,01 M€', 3 * 6.72 + 2.88 + 3.33 + 10.2 + 6.72],
  ['−778.453', 7.01 + 6 * 6.72 + 2.88],
  ['60 %', 2 * 6.72 + 3.33 + 10.67],
])('%s is given at least what it takes, and not twice as much', (text, measured) => {
  expect(textWidth(text)).toBeGreaterThanOrEqual(measured);
  expect(textWidth(text)).toBeLessThan(measured * 1.3);
});
