import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { daysOfYear } from '@valia/valuation/discounting/days-of-year.ts';
import { baseYear } from './account-years.ts';

export interface PartialYear {
  year: number;
  /** Days that the year has after the valuation date, and in all. */
  left: number;
  whole: number;
}

/** The first projected year, if the valuation date leaves only part of it; null where all or nothing of it counts. */
export const partialYear = (document: ValuationDocument): PartialYear | null => {
  const year = baseYear(document) + 1;
  const days = document.valuationDate === null ? null : daysOfYear(document.valuationDate, year);
  return days === null || days.left < 0 || days.left >= days.whole ? null : { year, ...days };
};
