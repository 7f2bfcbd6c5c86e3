import { expect, test } from 'vitest';
import { retainersPaid } from './retainers-paid.ts';

test('retainers add up by the month, part of one by its share, up to the ceiling', () => {
  expect(retainersPaid(250_000n, 6, null)).toBe(1_500_000n);
  expect(retainersPaid(250_000n, 2.5, null)).toBe(625_000n);
  expect(retainersPaid(333n, 0.5, null)).toBe(167n);
  expect(retainersPaid(250_000n, 30, 5_000_000n)).toBe(5_000_000n);
});
