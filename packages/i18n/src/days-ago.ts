import { daysBetween } from '@valia/domain/calendar/days-between.ts';

/** Whole days in Madrid between an instant and now: 0 today, 1 yesterday. */
export const daysAgo = (iso: string, now: Date): number => daysBetween(new Date(iso), now);
