import { describe, expect, it } from 'vitest';
import { madridCalendar } from './madrid-calendar.ts';

describe('madridCalendar', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  ])('the day at %s is %s', (instant, day) => {
    expect(madridCalendar.date(new Date(instant))).toBe(day);
  });

  it.each([
    ['winter', '2026-11-21T10:00:00Z', '2026-10-31T23:00:00.000Z'],
    ['summer', '2026-07-15T10:00:00Z', '2026-06-30T22:00:00.000Z'],
    ['the month of the change to summer time', '2026-03-30T10:00:00Z', '2026-02-28T23:00:00.000Z'],
    ['the month of the change to winter time', '2026-10-30T10:00:00Z', '2026-09-30T22:00:00.000Z'],
    ['new year, still the old one in UTC', '2025-12-31T23:30:00Z', '2025-12-31T23:00:00.000Z'],
  ])('a month begins at midnight in Madrid: %s', (_case, instant, start) => {
    expect(madridCalendar.monthStart(new Date(instant)).toISOString()).toBe(start);
  });

  it('counts months back over a year', () => {
    const now = new Date('2026-02-10T10:00:00Z');
    expect(madridCalendar.monthStart(now, 5).toISOString()).toBe('2025-08-31T22:00:00.000Z');
    expect(madridCalendar.monthsBefore(now, 12).toISOString()).toBe('2025-02-09T23:00:00.000Z');
  });

  it('a leap day twelve months back is the last of February', () => {
    const leapDay = new Date('2028-02-29T10:00:00Z');
    expect(madridCalendar.monthsBefore(leapDay, 12).toISOString()).toBe('2027-02-27T23:00:00.000Z');
  });
});

it.each([
  ['2026-11-27', '11:30', '2026-11-27T10:30:00.000Z'],
  ['2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
])('on %s at %s in Madrid it is %s', (day, time, instant) => {
  expect(madridCalendar.instantAt(day, time).toISOString()).toBe(instant);
  expect(madridCalendar.time(new Date(instant))).toBe(time);
});
