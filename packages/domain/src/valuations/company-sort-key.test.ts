import { expect, test } from 'vitest';
import { companySortKey } from './company-sort-key.ts';

test('a name is found whatever its case, accents and spaces', () => {
  expect(companySortKey('  Ómnium\u00A0  SEGURETAT ')).toBe('omnium seguretat');
});

test.each([
  ['L’Escala', "L'Escala"],
  ['L‘Escala', "L'Escala"],
  ['LʼEscala', "L'Escala"],
  ['L´Escala', "L'Escala"],
  ['L`Escala', "L'Escala"],
  ['«El Molí» “SL”', '"El Molí" "SL"'],
  ['Vall–Llobrega', 'Vall-Llobrega'],
  ['Vall‑Llobrega', 'Vall-Llobrega'],
])('%s and %s are one name', (typographic, plain) => {
  expect(companySortKey(typographic)).toBe(companySortKey(plain));
});

test.each(['Coŀlegi', 'COĿLEGI', 'Col·legi', 'Col‧legi', 'Col•legi', 'Collegi'])(
  'the double l of %s is one letter pair in every spelling',
  (name) => {
    expect(companySortKey(name)).toBe('collegi');
  },
);

test('a point that is no part of a double l stays', () => {
  expect(companySortKey('Arts · Oficis')).toBe('arts · oficis');
  expect(companySortKey('Global·Trade')).toBe('global·trade');
});

test('the beginning of a double l finds the whole of it', () => {
  expect(companySortKey('Col·legi')).toContain(companySortKey('Col·l'));
});
