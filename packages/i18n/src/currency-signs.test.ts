import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { describe, expect, test } from 'vitest';
import { currencySign } from './currency-signs.ts';
import { formatMoney, formatMoneyParts } from './format.ts';
import {
  formatScaledMoney,
  formatShortMoney,
  formatShortRange,
  scaledCurrencySign,
} from './format-scaled-money.ts';
import { languages } from './languages.ts';
import { parseNumber } from './parse-number.ts';

const scales = ['thousands', 'millions'] as const;
const amount = -1_234.5;

const writings = languages.flatMap((language) => [
  {
    name: `in full, ${language}`,
    write: (currency: string) => formatMoney(amount, { language, currency, decimals: 2 }),
  },
  {
    name: `by its parts, ${language}`,
    write: (currency: string) => {
      const options = { language, currency, decimals: 2 };
      const {
        sign,
        amount: figure,
        symbol,
        symbolFirst,
        spacing,
      } = formatMoneyParts(amount, options);
      return symbolFirst
        ? `${sign}${symbol}${spacing}${figure}`
        : `${sign}${figure}${spacing}${symbol}`;
    },
  },
  ...scales.flatMap((scale) => [
    {
      name: `in ${scale}, ${language}`,
      write: (currency: string) =>
        formatScaledMoney(amount, { language, currency, scale, decimals: 1 }),
    },
    {
      name: `the mark of ${scale}, ${language}`,
      write: (currency: string) => scaledCurrencySign({ language, currency, scale }),
    },
  ]),
]);

describe.each(writings)('a currency $name', ({ write }) => {
  test('looks like no other', () => {
    const written = currencies.map((currency) => write(currency));
    expect(new Set(written).size).toBe(currencies.length);
  });

  test.each(currencies)('keeps the letters of %s off what stands beside', (currency) => {
    const text = write(currency);
    const sign = currencySign(currency);
    const at = text.indexOf(sign);
    expect(at).toBeGreaterThan(-1);
    const before = /^\p{L}/u.test(sign) ? text.slice(0, at) : '';
    const after = /\p{L}$/u.test(sign) ? text.slice(at + sign.length) : '';
    expect(before).not.toMatch(/[\p{L}\d]$/u);
    expect(after).not.toMatch(/^[\p{L}\d\u2212]/u);
  });
});

test('a sign that is a currency’s own in every language stays, others give way to the code', () => {
  const written = currencies.map(currencySign);
  expect(written.filter((sign) => !/^[A-Z]{3}$/u.test(sign))).toEqual([
    '€',
    '£',
    'R$',
    'Kč',
    'Ft',
    '₹',
    'zł',
    '₺',
  ]);
});

test('a currency that is not offered does not take the sign of one that is', () => {
  expect(formatMoney(5, { language: 'es', currency: 'NZD' })).toBe('5\u00a0NZD');
});

test.each([
  ['es', 'EUR', '−7,01\u00a0M€', '495 mil\u00a0€', 'M€', 'mil\u00a0€'],
  ['ca', 'EUR', '−7,01\u00a0M€', '495 mil\u00a0€', 'M€', 'mil\u00a0€'],
  ['en', 'EUR', '−€7.01m', '€495k', '€m', '€k'],
  ['es', 'CHF', '−7,01\u00a0M\u00a0CHF', '495 mil\u00a0CHF', 'M\u00a0CHF', 'mil\u00a0CHF'],
  ['en', 'CHF', '−CHF\u00a07.01m', 'CHF\u00a0495k', 'CHF\u00a0m', 'CHF\u00a0k'],
  ['es', 'BRL', '−7,01\u00a0M\u00a0R$', '495 mil\u00a0R$', 'M\u00a0R$', 'mil\u00a0R$'],
  ['en', 'BRL', '−R$7.01m', 'R$495k', 'R$m', 'R$k'],
] as const)(
  'scaled in %s, %s is %s and %s',
  (language, currency, millions, thousands, ofMillions, ofThousands) => {
    const shape = { language, currency };
    expect([
      formatScaledMoney(-7.008_572, { ...shape, scale: 'millions', decimals: 2 }),
      formatScaledMoney(495, { ...shape, scale: 'thousands', decimals: 0 }),
      scaledCurrencySign({ ...shape, scale: 'millions' }),
      scaledCurrencySign({ ...shape, scale: 'thousands' }),
    ]).toEqual([millions, thousands, ofMillions, ofThousands]);
  },
);

test.each(languages.flatMap((language) => currencies.map((currency) => ({ language, currency }))))(
  'what is written of $currency in $language can be read back',
  ({ language, currency }) => {
    const text = formatMoney(-1_234_567, { language, currency });
    expect(parseNumber(text, { language, currency, kind: 'money' })).toBe(-1_234_567);
  },
);

test.each([
  ['es', 84_120, '84 mil\u00a0€', '70 – 84 mil\u00a0€'],
  ['ca', 999_400, '999 mil\u00a0€', '833 – 999 mil\u00a0€'],
  ['es', 7_008_572, '7,0\u00a0M€', '5,8 – 7,0\u00a0M€'],
  ['en', -84_120, '−€84k', '−€70k – −€84k'],
  ['en', 7_008_572, '€7.0m', '€5.8m – €7.0m'],
] as const)('in short in %s, %d is %s and its range %s', (language, amount, money, range) => {
  const shape = { language, currency: 'EUR' };
  expect([formatShortMoney(amount, shape), formatShortRange(amount / 1.2, amount, shape)]).toEqual([
    money,
    range,
  ]);
});

test.each([
  ['es', 999_499, '999 mil\u00a0€'],
  ['es', 999_500, '1,0\u00a0M€'],
  ['en', -999_600, '−€1.0m'],
  ['ca', 999.4, '999\u00a0€'],
  ['es', 999.6, '1 mil\u00a0€'],
  ['en', 400, '€400'],
  ['es', 0, '0\u00a0€'],
] as const)(
  'in short in %s, %d is rounded before its scale is chosen: %s',
  (language, amount, money) => {
    expect(formatShortMoney(amount, { language, currency: 'EUR' })).toBe(money);
  },
);

test.each([
  ['es', 100, 400, '100 – 400\u00a0€'],
  ['en', -400, -100, '−€400 – −€100'],
  ['es', 999_600, 999_900, '999.600 – 999.900\u00a0€'],
  ['ca', 7_010_000, 7_020_000, '7.010 – 7.020 mil\u00a0€'],
  ['en', 7_000_100, 7_000_400, '€7,000,100 – €7,000,400'],
  ['es', 84_120, 84_120, '84 – 84 mil\u00a0€'],
  ['es', 7_008_572, 7_008_572.2, '7,0 – 7,0\u00a0M€'],
] as const)(
  'in short in %s, the ends %d and %d are told apart: %s',
  (language, low, high, range) => {
    expect(formatShortRange(low, high, { language, currency: 'EUR' })).toBe(range);
  },
);

test.each([
  ['es', -40_000, 7_000_000, '−40 – 7.000 mil\u00a0€'],
  ['es', -7_000_000, -40_000, '−7.000 – −40 mil\u00a0€'],
  ['en', -400, 7_000_000, '−€400 – €7,000,000'],
  ['es', 40_000, 7_000_000, '0,0 – 7,0\u00a0M€'],
  ['es', 0, 7_000_000, '0,0 – 7,0\u00a0M€'],
  ['es', -0.2, 7_000_000, '0,0 – 7,0\u00a0M€'],
] as const)(
  'in short in %s, the range from %d to %d loses no minus: %s',
  (language, low, high, range) => {
    expect(formatShortRange(low, high, { language, currency: 'EUR' })).toBe(range);
  },
);
