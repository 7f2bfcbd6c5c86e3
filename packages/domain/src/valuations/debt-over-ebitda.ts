import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * Financial debt less all cash over normalised EBITDA, as a lender reads it; below zero for net cash. Null where debt is
 * not known or there is no EBITDA to carry it.
 */
export const debtOverEbitda = (
  { bridge: { cash, financialDebt } }: ValuationDocument,
  normalisedEbitda: number,
): number | null =>
  financialDebt === null || normalisedEbitda <= 0
    ? null
    : (financialDebt - (cash ?? 0)) / normalisedEbitda;
