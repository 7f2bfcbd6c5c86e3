import { madridCalendar } from './madrid-calendar.ts';

const dayMs = 86_400_000;

/**
 * Days from one instant to another by the calendar in Madrid: 0 on the same day, 1 on the next, whatever the hours. A
 * period that ends on the 12th has 21 days left on the whole of the 21st of the month before.
 */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(madridCalendar.date(to)) - Date.parse(madridCalendar.date(from))) / dayMs);
