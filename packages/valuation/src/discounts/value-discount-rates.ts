import { chaffeDiscount } from './chaffe-discount.ts';
import { finnertyDiscount } from './finnerty-discount.ts';
import { ghaidarovDiscount } from './ghaidarov-discount.ts';
import { type FigureUnit, type RangePoint, figureId } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { MarketabilityDiscount } from './discounts-inputs.ts';

type Formula = Pick<Derivation, 'formula' | 'operands' | 'value' | 'field'>;

export const marketabilityField = 'discounts.lackOfMarketability';
const controlField = 'discounts.lackOfControl';

const putFormula = (
  trace: Trace,
  given: Exclude<MarketabilityDiscount, { model: 'percentage' }>,
): Formula => {
  const read = (
    name: 'maturity' | 'volatility' | 'riskFreeRate' | 'dividendYield',
    unit: FigureUnit = 'rate',
    limit?: InputLimit,
  ) => {
    const field = `${marketabilityField}.${name}`;
    return [name, requiredInput(trace, field, given[name], unit, limit)] as const;
  };
  const maturity = read('maturity', 'time', 'not-negative');
  const volatility = read('volatility', 'rate', 'not-negative');
  const dividendYield = read('dividendYield', 'rate', 'not-negative');
  if (given.model === 'chaffe') {
    return {
      formula: 'discount-chaffe',
      field: `${marketabilityField}.riskFreeRate`,
      operands: [maturity, volatility, read('riskFreeRate'), dividendYield],
      value: (years, deviation, rate, dividend) =>
        chaffeDiscount({
          maturity: years,
          volatility: deviation,
          riskFreeRate: rate,
          dividendYield: dividend,
        }),
    };
  }
  const isFinnerty = given.model === 'finnerty';
  return {
    formula: isFinnerty ? 'discount-finnerty' : 'discount-ghaidarov',
    field: `${marketabilityField}.volatility`,
    operands: [maturity, volatility, dividendYield],
    value: isFinnerty ? finnertyDiscount : ghaidarovDiscount,
  };
};

const givenFormula = (trace: Trace, field: string, rate: number | null): Formula => ({
  formula: 'discount-given',
  operands: [['value', requiredInput(trace, `${field}.rate`, rate, 'rate', 'partial-share')]],
  value: (value) => value,
});

/** A discount outside 0…1 is reported as an error at its field. */
const ifShare = (trace: Trace, discount: Traced, field: string): Traced => {
  if (discount === null || (discount.value >= 0 && discount.value < 1)) return discount;
  return trace.error('value-out-of-range', field, { value: discount.value });
};

const valueMarketability = (trace: Trace, inputs: ValuationInputs): Traced | undefined => {
  const given = inputs.discounts?.lackOfMarketability;
  if (given === undefined) return undefined;
  const formula =
    given.model === 'percentage'
      ? givenFormula(trace, marketabilityField, given.rate)
      : putFormula(trace, given);
  const id = figureId.discount('lackOfMarketability');
  return ifShare(trace, trace.derive({ id, unit: 'rate', ...formula }), marketabilityField);
};

/** Discount for lack of control: `1 − 1 / (1 + control premium)`. Fractions. Source: analystforum, thread 88538. */
export const discountForLackOfControl = (controlPremium: number): number =>
  1 - 1 / (1 + controlPremium);

const valueControl = (trace: Trace, inputs: ValuationInputs): Traced | undefined => {
  const given = inputs.discounts?.lackOfControl;
  if (given === undefined) return undefined;
  const premium = (value: number | null): Traced =>
    requiredInput(trace, `${controlField}.controlPremium`, value, 'rate', 'not-negative');
  const formula: Formula =
    given.model === 'percentage'
      ? givenFormula(trace, controlField, given.rate)
      : {
          formula: 'discount-for-lack-of-control',
          operands: [['controlPremium', premium(given.controlPremium)]],
          value: discountForLackOfControl,
        };
  const id = figureId.discount('lackOfControl');
  return ifShare(trace, trace.derive({ id, unit: 'rate', ...formula }), controlField);
};

/**
 * Whether a discount has an effect. A discount of 0 has none, and neither has one on a negative value, which is not
 * discounted; double counting is then impossible.
 */
export const hasDiscountInput = (discount: Traced, equity: Record<RangePoint, Traced>): boolean =>
  discount?.value !== 0 && Object.values(equity).some((value) => value === null || value.value > 0);

/** `bears` states to which methods' values the discount for lack of marketability applies; both by default. */
export const warnOfDoubleCounting = (
  trace: Trace,
  inputs: ValuationInputs,
  bears = { dcf: true, multiples: true },
): void => {
  const { mode, buildUp } = inputs.costOfCapital;
  const builtUp = mode === 'build-up' && inputs.costOfCapital.path === undefined;
  const hasPremium = bears.dcf && builtUp && inputs.method !== 'multiples';
  const sizePremium = hasPremium ? (buildUp.sizePremium ?? 0) : 0;
  const sizeStep = bears.multiples ? (trace.figures['multiples.sizeStep']?.value ?? 0) : 0;
  if (sizePremium > 0 || sizeStep < 0) {
    trace.warn('marketability-counted-twice', marketabilityField, { sizePremium, sizeStep });
  }
};

export interface DiscountRates {
  lackOfControl: Traced | undefined;
  lackOfMarketability: Traced | undefined;
}

/**
 * The rate of each requested discount: null while it cannot be determined, undefined when the discount is not
 * requested.
 */
export const valueDiscountRates = (trace: Trace, inputs: ValuationInputs): DiscountRates => {
  const lackOfMarketability = valueMarketability(trace, inputs);
  return { lackOfMarketability, lackOfControl: valueControl(trace, inputs) };
};
