import type { MessageDescriptor } from '@lingui/core';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import type { ValuationOutcome, ValueRange } from '@valia/valuation/valuation-outcome.ts';

/** The final equity value, after its discounts if there are any: the value that lists show too. */
export interface FinalEquity {
  /** Null while there is no result. In the valuation's unit of money. */
  range: ValueRange | null;
  name: MessageDescriptor;
  figureOf: (point: RangePoint) => string;
}

export const finalEquity = ({ result }: ValuationOutcome): FinalEquity => {
  const range = result && equityOfResult(result);
  return result?.equityAfterDiscounts === undefined
    ? { range, name: valuationTerms.result.equityValue, figureOf: figureId.equity }
    : { range, name: valuationTerms.discounts.equityValue, figureOf: figureId.discountedEquity };
};
