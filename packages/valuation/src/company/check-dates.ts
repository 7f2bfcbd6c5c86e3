import { closingDate, daysOfYear } from '../discounting/days-of-year.ts';
import type { Trace } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/**
 * What every method asks of the dates: a base year that is closed at the valuation date and not older than a year, and
 * the balance of that date. Without flows an older base year is only a warning.
 */
export const checkDates = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const { method, valuationDate = null, balanceDate = null } = inputs;
  const close = closingDate(base.year);
  const balance = balanceDate ?? close;
  const field = 'valuationDate';
  const days = valuationDate === null ? null : daysOfYear(valuationDate, base.year + 1);
  if (days !== null && days.left > days.whole) trace.error('date-before-base-year-end', field);
  else if (balance !== (valuationDate ?? close))
    trace.warn('balance-of-another-date', 'balanceDate', {});
  if (days === null || days.left >= 0) return;
  if (method === 'multiples') trace.warn('base-year-too-old', field, {});
  else trace.error('base-year-too-old', field);
};
