import type { ValuationResult } from '../valuation-outcome.ts';

export type MovedMethods = 'dcf' | 'multiples' | 'both' | 'none';

/** Tolerance for floating-point differences between equal values. */
const dust = 1e-9;

const isMoved = (base: ValuationResult, other: ValuationResult, method: 'dcf' | 'multiples') => {
  const [before, after] = [base, other].map((one) => one[method]?.equityValue.central ?? null);
  if (before === null || before === undefined || after === null || after === undefined)
    return before !== after;
  return Math.abs(after - before) > dust * Math.max(1, Math.abs(before));
};

/** The methods of a mixed valuation that a moved case changes; null when the valuation uses only one method. */
export const movedMethods = (
  base: ValuationResult,
  moved: ValuationResult,
): MovedMethods | null => {
  if (base.dcf === null || base.multiples === null) return null;
  const [dcf, multiples] = [isMoved(base, moved, 'dcf'), isMoved(base, moved, 'multiples')];
  if (dcf && multiples) return 'both';
  if (dcf) return 'dcf';
  return multiples ? 'multiples' : 'none';
};
