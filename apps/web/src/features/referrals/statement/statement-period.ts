import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { commissionStatement } from '@valia/domain/commissions/commission-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';

/** The query parameters of the statement. */
export type StatementSearch = SearchOf<typeof commissionStatement>;

export interface StatementDays {
  from: string;
  to: string;
}

/** The range of days for a URL, in Madrid time; by default, this year until today. */
export const statementDays = (
  { period, from, to }: Pick<StatementSearch, 'period' | 'from' | 'to'>,
  now: Date,
): StatementDays => {
  const today = madridCalendar.date(now);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const first = (of: number): string => `${year}-${String(of).padStart(2, '0')}-01`;
  if (from !== undefined || to !== undefined) {
    const end = to ?? (from !== undefined && from > today ? from : today);
    const begin = from ?? `${end.slice(0, 4)}-01-01`;
    // Days typed in reverse order are swapped.
    return begin <= end ? { from: begin, to: end } : { from: end, to: begin };
  }
  switch (period) {
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'quarter':
      return { from: first(month - ((month - 1) % 3)), to: today };
    case 'month':
      return { from: first(month), to: today };
    case undefined:
      return { from: `${year}-01-01`, to: today };
  }
};
