import { figureId, type RangePoint } from '../figure.ts';
import { byPoint } from '../multiples/value-by-multiple.ts';
import type { MethodsInUse } from '../result/available-methods.ts';
import { valueOfMethods, type Weights } from '../result/value-of-methods.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { type ValuationInputs } from '../valuation-inputs.ts';
import { type DiscountedMethod, discountedMethods, type DiscountName } from './discount-names.ts';
import { bearsDiscount, reachOfPrivateDeals } from './bears-discount.ts';
import { equityAfterDiscount } from './equity-after-discount.ts';
import {
  type DiscountRates,
  marketabilityField,
  hasInput,
  valueDiscountRates,
  warnOfDoubleCounting,
} from './value-discount-rates.ts';

type Range = Record<RangePoint, Traced>;

/** The equity of one method without control, and without a market as well. */
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
    if (rate === undefined || !bearsDiscount(inputs, method, name)) return before;
    return byPoint((point) =>
      lessDiscount(trace, figureId.methodDiscounted(method, at, point), before[point], rate),
    );
  };
  const afterControl = level('lackOfControl', 'afterControl', equity);
  return {
    afterControl,
    equityValue: level('lackOfMarketability', 'equityValue', afterControl),
  };
};

/** What a discount takes off the central value, and what all of them come to as one rate. */
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
  if (lackOfMarketability === undefined || !hasInput(lackOfMarketability, equity)) return;
  const bears = (method: DiscountedMethod) =>
    methods[method] !== null && bearsDiscount(inputs, method, 'lackOfMarketability');
  warnOfDoubleCounting(trace, inputs, { dcf: bears('dcf'), multiples: bears('multiples') });
  if (bears('multiples') && reachOfPrivateDeals(inputs) === 'part')
    trace.warn('discount-on-private-deals', marketabilityField, {});
};

/**
 * Equity value after the discounts that each method's value bears, level by level: of the whole, without control,
 * without a market. Prices of private deals bear none. Source: levels of value, simplybusinessvaluation.com.
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
    byPoint((point) =>
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
