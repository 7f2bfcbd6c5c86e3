import { combinedDiscount } from './combined-discount.ts';
import { equityAfterDiscount } from './equity-after-discount.ts';
import {
  hasDiscountInput,
  valueDiscountRates,
  warnOfDoubleCounting,
} from './value-discount-rates.ts';
import { figureId, type RangePoint } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/**
 * Equity value after the discounts for lack of control and of marketability; null when the valuation has no discounts.
 * Source: levels of value, simplybusinessvaluation.com.
 */
export const valueDiscounts = (
  trace: Trace,
  inputs: ValuationInputs,
  equity: Record<RangePoint, Traced>,
): Record<RangePoint, Traced> | null => {
  const { lackOfMarketability: marketability, lackOfControl: control } = valueDiscountRates(
    trace,
    inputs,
  );
  if (marketability === undefined && control === undefined) return null;
  if (marketability !== undefined && hasDiscountInput(marketability, equity)) {
    warnOfDoubleCounting(trace, inputs);
  }
  const discount =
    marketability === undefined || control === undefined
      ? (marketability ?? control ?? null)
      : trace.derive({
          id: figureId.discount('combined'),
          unit: 'rate',
          formula: 'combined-discount',
          operands: [
            ['lackOfControl', control],
            ['lackOfMarketability', marketability],
          ],
          value: combinedDiscount,
        });
  const after = (point: RangePoint) =>
    trace.derive({
      id: figureId.discountedEquity(point),
      unit: 'money',
      formula: 'equity-after-discounts',
      operands: [
        ['equity', equity[point]],
        ['discount', discount],
      ],
      value: equityAfterDiscount,
    });
  return { low: after('low'), central: after('central'), high: after('high') };
};
