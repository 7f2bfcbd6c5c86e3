import { figureId, type RangePoint } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';

/** Computes one value for each point of the range. */
export const valueByRangePoint = <Value>(
  valueOf: (point: RangePoint) => Value,
): Record<RangePoint, Value> => ({
  low: valueOf('low'),
  central: valueOf('central'),
  high: valueOf('high'),
});

/** The figure of the base year to which a multiple is applied; null while it is missing. */
export const multipleMetric = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  kind: MultipleKind,
): Traced => {
  switch (kind) {
    case 'evToEbitda':
      return base.ebitdaToCompare;
    case 'evToSales':
      return base.revenue;
    case 'evToEbit': {
      const id =
        base.leases === undefined
          ? figureId.account(base.year, 'normalisedEbit')
          : figureId.lease('ebit');
      const ebit = trace.figures[id];
      return ebit ?? trace.missing(`${base.path}.depreciationAndAmortization`);
    }
    case 'priceToEarnings': {
      const field = 'multiples.netIncome';
      return requiredInput(trace, field, inputs.multiples.netIncome ?? null, 'money');
    }
  }
};

/** Value by one multiple: enterprise value, or equity value for a price-earnings ratio. */
export const valueByMultiple = (
  trace: Trace,
  id: string,
  metric: Traced,
  applied: Traced,
  ordinary: boolean,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: ordinary ? 'enterprise-value-multiples' : 'value-by-multiple',
    operands: [
      [ordinary ? 'ebitda' : 'amount', metric],
      ['appliedMultiple', applied],
    ],
    value: (amount, multiple) => amount * multiple,
  });
