import { figureId, type RangePoint } from '../figure.ts';
import type { ValuationOutcome, ValuationResult } from '../valuation-outcome.ts';
import { discountNames } from './discount-names.ts';

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

/**
 * The result without its value after discounts where they take nothing off: of nought, or borne by no method in use.
 * What stays as it is because it is below zero keeps them: that they are not taken has to be said.
 */
export const withoutIdleDiscounts = (
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
