import { figureId, type Figure, type Figures, type RangePoint } from '../figure.ts';
import type { ValuationResult, ValueRange } from '../valuation-outcome.ts';
import type { DiscountedMethod } from './discount-names.ts';
import { equityAfterDiscount } from './equity-after-discount.ts';

/** The single discount rate on the combined value of all methods; null when each method has its own discounts. */
export const sharedDiscountRate = (figures: Figures): number | null => {
  const after: Figure | undefined = figures[figureId.discountedEquity('central')];
  if (after?.formula !== 'equity-after-discounts') return null;
  const rate = after.inputs.find(({ symbol }) => symbol === 'discount');
  return (rate && figures[rate.figure]?.value) ?? null;
};

/**
 * A method's equity value after the discounts that apply to it, so that it is comparable with the result. Null when the
 * method has no value.
 */
export const methodEquityAfterDiscounts = (
  figures: Figures,
  result: ValuationResult,
  method: DiscountedMethod,
): ValueRange | null => {
  const before = result[method]?.equityValue;
  if (before === undefined) return null;
  if (result.equityAfterDiscounts === undefined) return before;
  const rate = sharedDiscountRate(figures);
  const own = (level: 'equityValue' | 'afterControl', point: RangePoint) =>
    figures[figureId.methodDiscounted(method, level, point)]?.value;
  const after = (point: RangePoint): number =>
    rate === null
      ? (own('equityValue', point) ?? own('afterControl', point) ?? before[point])
      : equityAfterDiscount(before[point], rate);
  return { low: after('low'), central: after('central'), high: after('high') };
};
