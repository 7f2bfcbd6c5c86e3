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

const room = 0.2;

/** Places a value between 0 and 100 on an axis that holds all the ranges, with room for their figures. */
export const rangeScale = (ranges: readonly ValueRange[]): ((value: number) => number) | null => {
  if (ranges.length === 0) return null;
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const spread = highest - lowest || Math.abs(highest) || 1;
  return (value) => (room + ((value - lowest) / spread) * (1 - 2 * room)) * 100;
};
