import { expect, test } from 'vitest';
import { terminalValueGordon } from './terminal-value-formulas.ts';

test('a perpetuity that grows as fast as its rate has no value', () => {
  expect(terminalValueGordon(8, 0.1, 0.02)).toBeCloseTo(100, 12);
  expect(terminalValueGordon(8, 0.02, 0.02)).toBeNaN();
  expect(terminalValueGordon(8, 0.02, 0.03)).toBeNaN();
});
