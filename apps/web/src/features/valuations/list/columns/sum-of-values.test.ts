import { expect, test } from 'vitest';
import { sharedCurrency, sumOfValues } from './sum-of-values.ts';

test('values not yet calculated do not count', () => {
  expect(
    sumOfValues([
      { currency: 'EUR', equityCentral: 1_000 },
      { currency: 'USD', equityCentral: null },
      { currency: 'EUR', equityCentral: 500 },
    ]),
  ).toEqual({ amount: 1_500, currency: 'EUR', count: 2 });
});

test('different currencies are not added up', () => {
  expect(
    sumOfValues([
      { currency: 'EUR', equityCentral: 1 },
      { currency: 'USD', equityCentral: 1 },
    ]),
  ).toBeNull();
  expect(sumOfValues([])).toBeNull();
});

test('the currency is the one that all values are in', () => {
  expect(sharedCurrency([{ currency: 'USD', equityCentral: 1 }])).toBe('USD');
  expect(
    sharedCurrency([
      { currency: 'EUR', equityCentral: null },
      { currency: 'USD', equityCentral: 1 },
    ]),
  ).toBe('USD');
  expect(
    sharedCurrency([
      { currency: 'EUR', equityCentral: 1 },
      { currency: 'USD', equityCentral: 1 },
    ]),
  ).toBeNull();
  expect(sharedCurrency([])).toBeNull();
});
