import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { figureFormatters, shortestDecimals } from './figure-formatters.ts';

const wordsIn = (language: Language, unit: 1 | 1_000 = 1) =>
  figureFormatters({
    document: { currency: 'EUR', unit, projection: {} },
    language,
    t: ({ message = '' }) => message,
  });
const spanish = wordsIn('es');

describe('the numbers of a figure', () => {
  test('zero is an en dash, a loss has a true minus, an effect its sign', () => {
    expect([0, -1_234, 1_234].map(spanish.money)).toEqual(['–', '−1.234', '1.234']);
    expect([0, -1_234, 1_234].map(spanish.signed)).toEqual(['–', '−1.234', '+1.234']);
  });

  test('sentences say whole currency units whatever the unit of the tables', () => {
    const thousands = wordsIn('es', 1_000);
    expect(thousands.amount(1_190)).toBe('1.190.000\u00a0€');
    expect(thousands.money(1_190)).toBe('1.190');
  });

  test('English puts the sign before both ends of a range', () => {
    const english = wordsIn('en');
    expect(english.bareAmount(5_841_000)).toBe('€5,841,000');
    expect(spanish.bareAmount(5_841_000)).toBe('5.841.000');
  });

  test('a share has as many decimals as it needs', () => {
    expect([0.6, 0.125, 1 / 3].map(spanish.share)).toEqual([
      '60\u00a0%',
      '12,5\u00a0%',
      '33,33\u00a0%',
    ]);
    expect(shortestDecimals(0.25, 4)).toBe(2);
  });

  test('a printed figure is rounded half away from zero', () => {
    expect([0.5, -0.5, 1.25].map((value) => asPrinted(value, 0))).toEqual([1, -1, 1]);
    expect(asPrinted(1.005, 2)).toBe(1.01);
  });
});
