import { describe, expect, test } from 'vitest';
import { formatMoney, formatRate } from './format.ts';
import { languages } from './languages.ts';
import { type NumberKind, parseNumber } from './parse-number.ts';

const es = (text: string, kind: NumberKind = 'money') =>
  parseNumber(text, { language: 'es', kind });
const en = (text: string, kind: NumberKind = 'money') =>
  parseNumber(text, { language: 'en', kind });

describe('amounts', () => {
  test.each([
    ['1234567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,5', 1_234_567.5],
    ['1,234,567.5', 1_234_567.5],
    ['1 234 567', 1_234_567],
    ['1.234', 1_234],
    ['1234,5', 1234.5],
    ['0,125', 0.125],
    ['1.234.567 €', 1_234_567],
    ['€1,234,567', 1_234_567],
    ['-12', -12],
    ['−12', -12],
    ['(12)', -12],
    ['(1.234)', -1_234],
    ['−€500', -500],
    ['€ (1,234,567.50)', -1_234_567.5],
    ["1'234'567", 1_234_567],
    ['1’234.567', 1_234.567],
    ["(1'234,50)", -1_234.5],
    ['1 234 567,5', 1_234_567.5],
  ])('in Spanish %s is %d', (text, value) => {
    expect(es(text)).toBe(value);
  });

  test('what groups thousands follows the language', () => {
    expect(en('1,234')).toBe(1_234);
    expect(es('1.234')).toBe(1_234);
    expect(es('1,234')).toBe(1.234);
    expect(en('1.234')).toBe(1.234);
  });

  test('a lone sign of the other language is a decimal sign where it can be nothing else', () => {
    expect(es('1.5')).toBe(1.5);
    expect(en('1,5')).toBe(1.5);
  });
});

describe('rates are typed as percentages and answered as fractions', () => {
  test.each([
    ['4,5 %', 0.045],
    ['4,5', 0.045],
    ['9,52%', 0.0952],
    ['-3', -0.03],
    ['12.345', 0.123_45],
    ['0', 0],
  ])('%s is %d', (text, value) => {
    expect(es(text, 'rate')).toBe(value);
  });
});

test('counts have thousands as amounts do, other numbers have not', () => {
  expect(es('1.234', 'integer')).toBe(1_234);
  expect(en('1,234', 'integer')).toBe(1_234);
  expect(es('1,234', 'integer')).toBe(1.234);
  expect(es('12', 'integer')).toBe(12);
  expect(es('1.234', 'number')).toBe(1.234);
});

test('multiples may end in x', () => {
  expect(es('7,5x', 'multiple')).toBe(7.5);
  expect(es('7.25', 'multiple')).toBe(7.25);
  expect(es('7,5x', 'money')).toBe('invalid');
});

describe('signs of everyday beside those of the locale', () => {
  test.each([
    ['S/ 1.234,50', 'PEN', 1_234.5],
    ['S/.500', 'PEN', 500],
    ['Fr. 500', 'CHF', 500],
    ['-SFr. 500', 'CHF', -500],
    ['1.234 DH', 'MAD', 1_234],
    ['Dhs. 500', 'AED', 500],
    ['$U 500', 'UYU', 500],
    ['1.234 TL', 'TRY', 1_234],
    ['500 Lei', 'RON', 500],
    ['500 Ft', 'HUF', 500],
    ['500 Kč', 'CZK', 500],
    ['500 zł', 'PLN', 500],
    ['U$S 500', 'USD', 500],
    ['C$500', 'CAD', 500],
    ['Mex$ 500', 'MXN', 500],
    ['COL$ 500', 'COP', 500],
    ['RMB 500', 'CNY', 500],
    ['￥500', 'JPY', 500],
    ['500円', 'JPY', 500],
    ['Rs. 500', 'INR', 500],
  ])('%s is an amount in %s', (text, currency, value) => {
    expect(parseNumber(text, { language: 'es', kind: 'money', currency })).toBe(value);
    expect(parseNumber(text, { language: 'es', kind: 'money', currency: 'EUR' })).toBe('invalid');
  });

  test.each([
    ['Fr. Müller', 'CHF'],
    ['Fr.', 'CHF'],
    ['S/', 'PEN'],
    ['TL 5a', 'TRY'],
    ['Fr. Müller 5', 'CHF'],
  ])('%s is no amount in %s', (text, currency) => {
    expect(parseNumber(text, { language: 'es', kind: 'money', currency })).toBe('invalid');
  });
});

test('an empty text is no value yet', () => {
  expect(es('')).toBeNull();
  expect(es(' \u00a0 ')).toBeNull();
});

describe('what is no number is refused', () => {
  test.each([
    'abc',
    '12a',
    '1e5',
    '--5',
    '(-5)',
    '1.2.3',
    '1,2,3',
    '.',
    ',',
    '%',
    'NaN',
    'Infinity',
    '٣',
    '1\u00000',
    "1'2",
    "12'34",
    "1'234 567",
    '12 34',
    '12 3456',
    '5 (3)',
    '-(3)',
  ])('%s', (text) => {
    expect(es(text)).toBe('invalid');
  });

  test('more than thirty digits', () => {
    expect(es('9'.repeat(30))).not.toBe('invalid');
    expect(es('9'.repeat(31))).toBe('invalid');
    expect(es('9'.repeat(400))).toBe('invalid');
  });
});

test('what is printed can be read back', () => {
  for (const language of languages) {
    for (const value of [0, 7, -1_234, 1_234_567]) {
      expect(parseNumber(formatMoney(value, { language }), { language, kind: 'money' })).toBe(
        value,
      );
    }
    expect(parseNumber(formatRate(-0.045, { language }), { language, kind: 'rate' })).toBe(-0.045);
  }
});
