import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

describe('a typed day', () => {
  it.each([
    ['31/12/2025', '2025-12-31'],
    ['1/2/2026', '2026-02-01'],
    [' 01.02.26 ', '2026-02-01'],
    ['31-12-2025', '2025-12-31'],
    ['31 12 2025', '2025-12-31'],
    ['31122025', '2025-12-31'],
    ['2025-12-31', '2025-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['', null],
    ['  ', null],
  ])('%j is %j', (text, day) => {
    expect(parseDate(text)).toBe(day);
  });

  it.each([
    '29/02/2025',
    '31/04/2026',
    '12/31/2025',
    '0/1/2025',
    '1/1/202',
    'ayer',
    '311225',
    '1/1/0000\u0000',
  ])('%j is none', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});
