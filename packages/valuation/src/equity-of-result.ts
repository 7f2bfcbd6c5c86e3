import type { ValuationResult, ValueRange } from './valuation-outcome.ts';

/** The equity value, after discounts when there are any. Money. Every list and analysis uses this value. */
export const equityOfResult = ({
  equityAfterDiscounts,
  equityValue,
}: ValuationResult): ValueRange => equityAfterDiscounts ?? equityValue;
