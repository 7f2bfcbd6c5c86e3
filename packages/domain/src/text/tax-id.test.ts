import { describe, expect, test } from 'vitest';
import { looksLikeTaxId } from './tax-id.ts';

describe('a tax id', () => {
  // 12345678 mod 23 = 14 → Z; X = 0: 1234567 mod 23 = 19 → L; B58818501 and A58818501 are the usual worked examples.
  test.each([
    '12345678Z',
    '12.345.678-z',
    'X1234567L',
    'A58818501',
    'ESA58818501',
    'FR40303265045',
    'DE 136695976',
    '552100554',
    '',
  ])('%j raises no warning', (text) => {
    expect(looksLikeTaxId(text)).toBe(true);
  });

  test.each(['12345678A', 'X1234567A', 'A58818502', '12345678', 'B1234567', 'hola', 'ES12'])(
    '%j does',
    (text) => {
      expect(looksLikeTaxId(text)).toBe(false);
    },
  );
});
