import { describe, expect, test } from 'vitest';
import cases from '../reference/reference-cases.json' with { type: 'json' };
import { isPlausibleTaxId } from './tax-id.ts';

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
    expect(isPlausibleTaxId(text)).toBe(true);
  });

  test.each(['12345678A', 'X1234567A', 'A58818502', '12345678', 'B1234567', 'hola', 'ES12'])(
    '%j does',
    (text) => {
      expect(isPlausibleTaxId(text)).toBe(false);
    },
  );
});

test.each(Object.entries(cases['es-nif'].expected))(
  'es-nif (python-stdnum): %s is valid: %s',
  (text, valid) => {
    expect(isPlausibleTaxId(text)).toBe(valid);
  },
);

// More examples from the documentation of python-stdnum's nif, cif, nie and dni.
test.each([
  ['ES B-58378431', true],
  ['B64717839', false],
  ['54362315-K', true],
  ['54362315', false],
  ['x-2482300a', false],
  ['X2482300', false],
  ['J992165831', false],
  ['M-1234567-L', true],
  ['O-1234567-L', false],
  ['A13 585 625', true],
])('%s is valid: %s', (text, valid) => {
  expect(isPlausibleTaxId(text)).toBe(valid);
});

test('K, L and M carry the letter of their seven digits, not a company control', () => {
  // 1234567 mod 23 = 19 → L; as a company's number, M12345674 would end in 4 or D.
  const valid = ['K1234567L', 'L1234567L', 'M1234567L', 'M12345674', 'M1234567D'];
  expect(valid.map(isPlausibleTaxId)).toEqual([true, true, true, false, false]);
});
