import { figureId, type RangePoint } from '../figure.ts';
import { valueByRangePoint } from '../multiples/value-by-multiple.ts';
import type { MethodsInUse } from '../result/available-methods.ts';
import { valueOfMethods, type Weights } from '../result/value-of-methods.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { type ValuationInputs } from '../valuation-inputs.ts';
import { type DiscountedMethod, discountedMethods, type DiscountName } from './discount-names.ts';
import { isDiscountApplied, extentOfPrivateDeals } from './is-discount-applied.ts';
import { equityAfterDiscount } from './equity-after-discount.ts';
import {
  type DiscountRates,
  marketabilityField,
  hasDiscountInput,
  valueDiscountRates,
  warnOfDoubleCounting,
} from './value-discount-rates.ts';

type Range = Record<RangePoint, Traced>;

/** The equity of one method after the discount for lack of control, and after both discounts. */
interface DiscountedMethodFigures {
  afterControl: Range;
  equityValue: Range;
}

const lessDiscount = (trace: Trace, id: string, equity: Traced, discount: Traced): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'equity-after-discounts',
    operands: [
      ['equity', equity],
      ['discount', discount],
    ],
    value: equityAfterDiscount,
  });

const discountMethod = (
  trace: Trace,
  inputs: ValuationInputs,
  method: DiscountedMethod,
  rates: DiscountRates,
  equity: Range,
): DiscountedMethodFigures => {
  const level = (name: DiscountName, at: 'afterControl' | 'equityValue', before: Range): Range => {
    const rate = rates[name];
    if (rate === undefined || !isDiscountApplied(inputs, method, name)) return before;
    return valueByRangePoint((point) =>
      lessDiscount(trace, figureId.methodDiscounted(method, at, point), before[point], rate),
    );
  };
  const afterControl = level('lackOfControl', 'afterControl', equity);
  return {
    afterControl,
    equityValue: level('lackOfMarketability', 'equityValue', afterControl),
  };
};

/** The amount of each discount at the central value, and all discounts combined as one rate. */
const valueAmounts = (
  trace: Trace,
  rates: DiscountRates,
  { before, afterControl, after }: Record<'before' | 'afterControl' | 'after', Traced>,
): void => {
  const amount = (id: string, equity: Traced, value: Traced): Traced =>
    trace.derive({
      id,
      unit: 'money',
      formula: 'discount-amount',
      operands: [
        ['equity', equity],
        ['value', value],
      ],
      value: (whole, left) => whole - left,
    });
  if (rates.lackOfControl !== undefined)
    amount(figureId.discountAmount('controlAmount'), before, afterControl);
  if (rates.lackOfMarketability !== undefined)
    amount(figureId.discountAmount('marketabilityAmount'), afterControl, after);
  trace.derive({
    id: figureId.discount('combined'),
    unit: 'rate',
    formula: 'effective-discount',
    operands: [
      ['equity', before],
      ['value', after],
    ],
    value: (whole, left) => 1 - left / whole,
    informative: true,
  });
};

const warnOfDiscounts = (
  trace: Trace,
  inputs: ValuationInputs,
  methods: MethodsInUse,
  { lackOfMarketability }: DiscountRates,
  equity: Range,
): void => {
  if (lackOfMarketability === undefined || !hasDiscountInput(lackOfMarketability, equity)) return;
  const bears = (method: DiscountedMethod) =>
    methods[method] !== null && isDiscountApplied(inputs, method, 'lackOfMarketability');
  warnOfDoubleCounting(trace, inputs, { dcf: bears('dcf'), multiples: bears('multiples') });
  if (bears('multiples') && extentOfPrivateDeals(inputs) === 'part')
    trace.warn('discount-on-private-deals', marketabilityField, {});
};

/**
 * Equity value after the discounts that apply to each method's value, level by level: the whole company, without
 * control, without marketability. Prices of private deals have no discount. Source: levels of value,
 * simplybusinessvaluation.com.
 */
export const valueDiscountsByMethod = (
  trace: Trace,
  inputs: ValuationInputs,
  methods: MethodsInUse,
  weights: Weights | null,
  equity: Range,
): Range | null => {
  const rates = valueDiscountRates(trace, inputs);
  if (rates.lackOfControl === undefined && rates.lackOfMarketability === undefined) return null;
  warnOfDiscounts(trace, inputs, methods, rates, equity);
  const [dcf, multiples] = discountedMethods.map((method) => {
    const figures = methods[method];
    return figures && discountMethod(trace, inputs, method, rates, figures.equityValue);
  });
  const discounted = { dcf: dcf ?? null, multiples: multiples ?? null };
  const level = (at: keyof DiscountedMethodFigures, id: (point: RangePoint) => string): Range =>
    valueByRangePoint((point) =>
      valueOfMethods(trace, id(point), discounted, weights, (one) => one[at][point]),
    );
  const afterControl =
    rates.lackOfControl === undefined ? equity : level('afterControl', figureId.equityAfterControl);
  const after = level('equityValue', figureId.discountedEquity);
  valueAmounts(trace, rates, {
    before: equity.central,
    afterControl: afterControl.central,
    after: after.central,
  });
  return after;
};
