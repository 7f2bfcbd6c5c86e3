import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { daysOfYear } from '@valia/valuation/discounting/days-of-year.ts';
import { baseYear } from './account-years.ts';

export interface PartialYear {
  year: number;
  /** The days of the year after the valuation date, and all its days. */
  left: number;
  whole: number;
}

/**
 * The first projected year when the valuation date leaves only a part of it; null when all or nothing of it is used.
 */
export const partialYear = (document: ValuationDocument): PartialYear | null => {
  const year = baseYear(document) + 1;
  const days = document.valuationDate === null ? null : daysOfYear(document.valuationDate, year);
  return days === null || days.left < 0 || days.left >= days.whole ? null : { year, ...days };
};
