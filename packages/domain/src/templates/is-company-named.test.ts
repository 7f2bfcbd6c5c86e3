import { expect, test } from 'vitest';
import { isCompanyNamed } from './is-company-named.ts';
import { revenueBand } from './valuation-template-values.ts';

const company = { name: 'Conservas Valdeorza, S.L.', taxId: 'B26000000' };

test.each([
  ['Fabricante de conservas vegetales del valle del Ebro', false],
  ['La marca Valdeorza es líder', true],
  ['VALDEORZA', true],
  ['NIF B-26000000', true],
])('%j names the company: %s', (text, expected) => {
  expect(isCompanyNamed(text, company)).toBe(expected);
});

test('a company without a name or an id is never named', () => {
  expect(isCompanyNamed('Cualquier texto', { name: 'S.L.', taxId: '' })).toBe(false);
});

test.each([
  [8_200_000, { low: 7_500_000, high: 10_000_000 }],
  [10_000_000, { low: 7_500_000, high: 10_000_000 }],
  [250_000_000, { low: 100_000_000, high: null }],
  [-5, null],
])('%d lies in a band of round figures', (amount, band) => {
  expect(revenueBand(amount)).toEqual(band);
});
