import { describe, expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDay,
  formatMoney,
  formatMoneyParts,
  formatMultiple,
  formatNumber,
  formatRate,
  formatShortMonth,
  formatTime,
} from './format.ts';

const noBreak = '\u00a0';
const minus = '\u2212';

describe('formatMoney', () => {
  test('groups thousands always, with a no-break space before the sign', () => {
    expect(formatMoney(1_234_567, { language: 'es' })).toBe(`1.234.567${noBreak}€`);
    expect(formatMoney(1_234_567, { language: 'ca' })).toBe(`1.234.567${noBreak}€`);
    expect(formatMoney(1_234_567, { language: 'en' })).toBe('€1,234,567');
  });

  test('groups four digits, which Spanish rules alone would not', () => {
    expect(formatMoney(1_234, { language: 'es' })).toBe(`1.234${noBreak}€`);
  });

  test('prints a true minus, and never minus zero', () => {
    expect(formatMoney(-500, { language: 'es' })).toBe(`${minus}500${noBreak}€`);
    expect(formatMoney(-0.4, { language: 'es' })).toBe(`0${noBreak}€`);
  });

  test('signs an effect when asked to', () => {
    expect(formatMoney(63_717, { language: 'es', signed: true })).toBe(`+63.717${noBreak}€`);
    expect(formatMoney(63_717, { language: 'en', signed: true })).toBe('+\u2060€63,717');
  });

  test('keeps another currency as it is', () => {
    expect(formatMoney(1_000, { language: 'es', currency: 'GBP' })).toBe(`1.000${noBreak}£`);
  });
});

test('the parts of an amount say on which side the currency stands', () => {
  expect(formatMoneyParts(-1_500, { language: 'es' })).toEqual({
    sign: minus,
    amount: '1.500',
    symbol: '€',
    symbolFirst: false,
    spacing: noBreak,
  });
  expect(formatMoneyParts(1_500, { language: 'en' })).toEqual({
    sign: '',
    amount: '1,500',
    symbol: '€',
    symbolFirst: true,
    spacing: '',
  });
  expect(formatMoneyParts(-1_500, { language: 'en', signed: true }).sign).toBe(minus);
  expect(formatMoneyParts(1_500, { language: 'en', signed: true }).sign).toBe('+');
});

test('rates carry a no-break space in Spanish and Catalan and none in English', () => {
  expect(formatRate(0.0952, { language: 'es', decimals: 2 })).toBe(`9,52${noBreak}%`);
  expect(formatRate(0.0952, { language: 'ca', decimals: 2 })).toBe(`9,52${noBreak}%`);
  expect(formatRate(0.0952, { language: 'en', decimals: 2 })).toBe('9.52%');
  expect(formatRate(-0.000_01, { language: 'es' })).toBe(`0,0${noBreak}%`);
});

test('multiples end in x', () => {
  expect(formatMultiple(7.5, { language: 'es' })).toBe('7,5x');
  expect(formatMultiple(7.5, { language: 'en' })).toBe('7.5x');
});

test('plain numbers keep the decimals asked for', () => {
  expect(formatNumber(1234.5, { language: 'es', decimals: 2 })).toBe('1.234,50');
});

describe('dates are those of Madrid', () => {
  // Summer time ended on 2026-10-25: 23:30 UTC is 01:30 of the next day before that date, and 00:30 after it.
  const summerNight = '2026-07-31T23:30:00.000Z';

  test('an instant late in the evening of UTC is the next day', () => {
    expect(formatDate(summerNight, 'es')).toBe('01/08/2026');
    expect(formatTime(summerNight, 'es')).toBe('1:30');
    expect(formatDateTime('2026-11-21T08:42:00.000Z', 'es')).toBe('21/11/2026, 9:42');
  });

  test('a calendar day stays the day it is', () => {
    expect(formatDate('2026-11-21', 'es')).toBe('21/11/2026');
    expect(formatDate('2026-11-21', 'ca', 'long')).toBe('21 de novembre del 2026');
    expect(formatDate('2026-11-21', 'en', 'long')).toBe('21 November 2026');
  });

  test('a day that opens a sentence is capitalised', () => {
    expect(formatLongDay('2026-11-20', 'es')).toBe('Viernes, 20 de noviembre de 2026');
  });

  test('short days have no point, and their year only when it is another', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(formatDayMonth('2026-09-22', 'es', now)).toBe('22 sep');
    expect(formatDayMonth('2025-09-22', 'en', now)).toBe('22 Sep 2025');
    expect(formatDayMonth('2026-10-06', 'ca', now)).toBe('6 oct');
  });

  test('days are counted by the calendar, not by hours', () => {
    const justAfterMidnight = new Date('2026-11-20T23:05:00Z');
    expect(daysAgo('2026-11-20T22:55:00Z', justAfterMidnight)).toBe(1);
    expect(daysAgo('2026-11-20T23:01:00Z', justAfterMidnight)).toBe(0);
  });
});

test('a short month has no stop', () => {
  expect(formatShortMonth('2026-11-01', 'es')).toBe('nov');
  expect(formatShortMonth('2026-11-01', 'ca')).toBe('nov');
  expect(formatShortMonth('2026-09-01', 'en')).toBe('Sept');
});
