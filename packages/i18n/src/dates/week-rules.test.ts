import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import {
  addDays,
  minDaysOfFirstWeek,
  firstDayOfWeek,
  startOfWeek,
  weekOfYear,
} from './week-rules.ts';

const weeksOf = (isoDay: string): number[] =>
  languages.map((language) => weekOfYear(isoDay, language));

describe('weeks', () => {
  it('start on Monday; the first has 1 day in es, 4 in ca and en', () => {
    expect(firstDayOfWeek).toBe(1);
    expect(minDaysOfFirstWeek).toEqual({ es: 1, ca: 4, en: 4 });
    // 23 November 2026 is a Monday.
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29'])
      expect(startOfWeek(day)).toBe('2026-11-23');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  });

  it.each([
    // 1 January 2026 is a Thursday: four days of that week are in 2026.
    ['2025-12-28', [52, 52, 52]],
    ['2025-12-29', [1, 1, 1]],
    ['2026-01-04', [1, 1, 1]],
    ['2026-01-05', [2, 2, 2]],
    // 1 January 2027 is a Friday: three days of that week are in 2027, which is enough only in es.
    ['2026-12-27', [52, 52, 52]],
    ['2026-12-28', [1, 53, 53]],
    ['2027-01-01', [1, 53, 53]],
    ['2027-01-03', [1, 53, 53]],
    ['2027-01-04', [2, 1, 1]],
    // 1 January 2023 is a Sunday.
    ['2023-01-01', [1, 52, 52]],
    ['2023-01-02', [2, 1, 1]],
    // 1 January 2024 is a Monday.
    ['2024-01-01', [1, 1, 1]],
    ['2024-12-31', [1, 1, 1]],
  ])('%s is in week %j of es, ca and en', (day, weeks) => {
    expect(weeksOf(day)).toEqual(weeks);
  });

  it('days are counted over months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
