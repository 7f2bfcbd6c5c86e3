import { discountedMethods } from '@valia/valuation/discounts/discount-names.ts';
import { methodEquityAfterDiscounts } from '@valia/valuation/discounts/method-equity-after-discounts.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome, ValueRange } from '@valia/valuation/valuation-outcome.ts';

export interface MethodRange {
  method: ValuationMethod;
  range: ValueRange;
}

/** The equity range of each method that counts, the mixed one last; after discounts. */
export const methodRanges = (
  { figures, result }: ValuationOutcome,
  method: ValuationMethod,
): MethodRange[] => {
  if (result === null) return [];
  const found = discountedMethods.flatMap((one): MethodRange[] => {
    const range = methodEquityAfterDiscounts(figures, result, one);
    return range === null ? [] : [{ method: one, range }];
  });
  return method === 'mixed'
    ? [...found, { method: 'mixed', range: equityOfResult(result) }]
    : found;
};
