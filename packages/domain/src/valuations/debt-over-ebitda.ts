import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * Financial debt less all cash divided by normalised EBITDA, as a lender computes it; negative for net cash. Null when
 * debt is unknown or EBITDA is not positive.
 */
export const debtOverEbitda = (
  { bridge: { cash, financialDebt } }: ValuationDocument,
  normalisedEbitda: number,
): number | null =>
  financialDebt === null || normalisedEbitda <= 0
    ? null
    : (financialDebt - (cash ?? 0)) / normalisedEbitda;
