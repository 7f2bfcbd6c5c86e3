import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationResult, ValueRange } from '@valia/valuation/valuation-outcome.ts';

export interface MethodRange {
  method: ValuationMethod;
  range: ValueRange;
}

/** The equity range of each method that counts, the mixed one last. */
export const methodRanges = (result: ValuationResult, method: ValuationMethod): MethodRange[] => {
  const found: MethodRange[] = [];
  if (result.dcf !== null) found.push({ method: 'dcf', range: result.dcf.equityValue });
  if (result.multiples !== null)
    found.push({ method: 'multiples', range: result.multiples.equityValue });
  if (method === 'mixed') found.push({ method: 'mixed', range: result.equityValue });
  return found;
};
