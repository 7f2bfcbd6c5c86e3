import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';

/** Six months after the close, in the year that follows it. */
const closeAgesOn = '06-30';

/**
 * The valuation date that the product proposes, as ISO days: the close of the base year while it is less than six
 * months old, and `today` later. A base year that `today` is too late for is valued at its own close, as of the past.
 */
export const proposedValuationDate = (baseYear: number, today: string): string => {
  const close = closingDate(baseYear);
  const nextClose = closingDate(baseYear + 1);
  const isYoung = today < `${nextClose.slice(0, -'12-31'.length)}${closeAgesOn}`;
  return isYoung || today > nextClose ? close : today;
};
