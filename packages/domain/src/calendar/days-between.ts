import { madridCalendar } from './madrid-calendar.ts';

const dayMs = 86_400_000;

/**
 * Days from one instant to another, as a calendar in Madrid counts them: 0 on the same day, 1 on the next, whatever the
 * hours. A term that ends on the 12th has 21 days left all through the 21st of the month before.
 */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(madridCalendar.date(to)) - Date.parse(madridCalendar.date(from))) / dayMs);
