import { figureId, type RangePoint } from '../figure.ts';
import type { ValuationOutcome, ValuationResult } from '../valuation-outcome.ts';
import { discountNames } from './discount-names.ts';

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

/**
 * The result without its value after discounts, if the discounts have no effect: their rates are zero, or they apply to
 * no method in use. A negative value keeps its value after discounts, because the user must be informed that the
 * discounts are not applied.
 */
export const withoutIneffectiveDiscounts = (
  { figures }: Pick<ValuationOutcome, 'figures'>,
  result: ValuationResult,
): ValuationResult => {
  const { equityAfterDiscounts: after, ...others } = result;
  const before = result.equityValue;
  if (after === undefined || points.some((point) => after[point] !== before[point])) return result;
  const asksForSome = discountNames.some(
    (name) => (figures[figureId.discount(name)]?.value ?? 0) !== 0,
  );
  return before.central < 0 && asksForSome ? result : others;
};
