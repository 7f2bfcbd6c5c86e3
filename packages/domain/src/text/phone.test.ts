import { describe, expect, test } from 'vitest';
import { isPlausiblePhone } from './phone.ts';

describe('a telephone number', () => {
  test.each([
    '612 345 678',
    '972.20.00.00',
    '+34 612 345 678',
    '0034972200000',
    '+33 1 42 68 53 00',
    '+376 805 000',
    '',
  ])('%j raises no warning', (text) => {
    expect(isPlausiblePhone(text)).toBe(true);
  });

  test.each(['12345', '+34 112', '512345678', 'llámame', '+0 123 456 789'])('%j does', (text) => {
    expect(isPlausiblePhone(text)).toBe(false);
  });
});
