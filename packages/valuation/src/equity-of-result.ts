import type { ValuationResult, ValueRange } from './valuation-outcome.ts';

/** What the equity is worth: after its discounts where there are some. Money. The value every list and analysis means. */
export const equityOfResult = ({
  equityAfterDiscounts,
  equityValue,
}: ValuationResult): ValueRange => equityAfterDiscounts ?? equityValue;
