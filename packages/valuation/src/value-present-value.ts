import { discountFactor } from './discounting/discount-factor.ts';
import type { Trace, Traced } from './trace/trace.ts';

/** `(1 + w)^−t` as a figure. */
export const valueDiscountFactor = (trace: Trace, id: string, rate: Traced, time: Traced): Traced =>
  trace.derive({
    id,
    unit: 'factor',
    formula: 'discount-factor',
    operands: [
      ['weightedAverageCostOfCapital', rate],
      ['time', time],
    ],
    value: discountFactor,
  });

/** A flow times its discount factor as a figure. */
export const valuePresentValue = (
  trace: Trace,
  id: string,
  cashFlow: Traced,
  factor: Traced,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'present-value',
    operands: [
      ['cashFlow', cashFlow],
      ['discountFactor', factor],
    ],
    value: (flow, number) => flow * number,
  });
