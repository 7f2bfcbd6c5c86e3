import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';

/** Six months after the closing date, in the following year. */
const closeAgesOn = '06-30';

/**
 * The valuation date proposed by the product, as an ISO date: the closing date of the base year while it is less than
 * six months old, afterwards `today`. A base year too long before `today` is valued at its own closing date, in the
 * past.
 */
export const proposedValuationDate = (baseYear: number, today: string): string => {
  const close = closingDate(baseYear);
  const nextClose = closingDate(baseYear + 1);
  const isYoung = today < `${nextClose.slice(0, -'12-31'.length)}${closeAgesOn}`;
  return isYoung || today > nextClose ? close : today;
};
