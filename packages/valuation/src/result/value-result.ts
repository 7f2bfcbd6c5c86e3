import {
  availableMethods,
  type Method,
  type MethodsInUse,
  type ValuedMethods,
} from './available-methods.ts';
import { figureId, type RangePoint } from '../figure.ts';
import { valueDiscountsByMethod } from '../discounts/value-discounts-by-method.ts';
import { valueDiscounts } from '../discounts/value-discounts.ts';
import { valueShares } from '../equity/value-shares.ts';
import { allKnown } from '../trace/all-known.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import type { BridgeFigures } from '../equity/value-bridge.ts';
import { valueByRangePoint } from '../multiples/value-by-multiple.ts';
import { valueOfMethods, valueWeights, type Weights } from './value-of-methods.ts';
import type { MethodFigures } from '../range/method-figures.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { MethodResult, ValuationResult, ValueRange } from '../valuation-outcome.ts';

type Basis = 'enterpriseValue' | 'equityValue';

/** The result's values, with the weights of a mixed valuation. */
interface MixedFigures {
  figures: MethodFigures;
  weights: Weights | null;
}

const methodFigures = (
  trace: Trace,
  inputs: ValuationInputs,
  methods: MethodsInUse,
): MixedFigures | null => {
  const standsOnOne = methods.dcf === null || methods.multiples === null;
  const mixed = inputs.method === 'mixed' && !standsOnOne;
  const weights = mixed ? valueWeights(trace, inputs) : null;
  if (mixed && weights === null) return null;
  const point = (basis: Basis, at: RangePoint) => {
    const id = basis === 'enterpriseValue' ? figureId.enterprise(at) : figureId.equity(at);
    return valueOfMethods(trace, id, methods, weights, (method) => method[basis][at]);
  };
  const range = (basis: Basis) => valueByRangePoint((at) => point(basis, at));
  const figures = {
    enterpriseValue: range('enterpriseValue'),
    equityValue: range('equityValue'),
  };
  return { figures, weights };
};

/** The enterprise value divided by the base year's normalised EBITDA; omitted unless that EBITDA is positive. */
const impliedEvToEbitda = (trace: Trace, enterpriseValue: Traced, ebitda: Traced): Traced => {
  if (ebitda === null || ebitda.value <= 0) return null;
  return trace.derive({
    id: figureId.impliedEvToEbitda(),
    unit: 'multiple',
    formula: 'implied-ev-to-ebitda',
    operands: [
      ['enterpriseValue', enterpriseValue],
      ['ebitda', ebitda],
    ],
    value: (value, profit) => value / profit,
    informative: true,
  });
};

const toRange = (figures: Record<RangePoint, Traced>): ValueRange | null => {
  const known = allKnown(figures);
  return known && valueByRangePoint((point) => known[point].value);
};

const toMethodResult = (figures: MethodFigures | null, weight: number): MethodResult | null => {
  const known =
    figures &&
    allKnown({
      enterpriseValue: toRange(figures.enterpriseValue),
      equityValue: toRange(figures.equityValue),
    });
  return known && { weight, ...known };
};

type Extras = Pick<ValuationResult, 'equityAfterDiscounts' | 'optionsValue' | 'valuePerShare'>;

/** The additional results of a valuation's options. */
const valueExtras = (
  trace: Trace,
  inputs: ValuationInputs,
  methods: MethodsInUse,
  { figures: { equityValue: equity }, weights }: MixedFigures,
): Extras => {
  const discounted =
    inputs.discounts?.byMethod === undefined
      ? valueDiscounts(trace, inputs, equity)
      : valueDiscountsByMethod(trace, inputs, methods, weights, equity);
  const shares = valueShares(trace, inputs, (discounted ?? equity).central);
  const range = discounted && toRange(discounted);
  return {
    ...(range && { equityAfterDiscounts: range }),
    ...(shares?.optionsValue && { optionsValue: shares.optionsValue.value }),
    ...(shares?.valuePerShare && { valuePerShare: shares.valuePerShare.value }),
  };
};

/** Weights of the methods in the result, after the weight of a method without a value has been given to the other. */
const sharesOf = (inputs: ValuationInputs, methods: MethodsInUse): Record<Method, number> => {
  const { dcf, multiples } = methods;
  if (inputs.method !== 'mixed' || dcf === null || multiples === null) {
    return { dcf: 1, multiples: 1 };
  }
  return { dcf: inputs.weights.dcf ?? 0, multiples: inputs.weights.multiples ?? 0 };
};

/** The result, once its values can be computed; issues elsewhere may still suppress it. */
export const valueResult = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  bridge: BridgeFigures,
  valued: ValuedMethods,
): ValuationResult | null => {
  const methods = availableMethods(trace, inputs, valued);
  const mixed = methodFigures(trace, inputs, methods);
  if (mixed === null) return null;
  const { figures } = mixed;
  const implied = impliedEvToEbitda(trace, figures.enterpriseValue.central, base.ebitdaToCompare);
  const extras = valueExtras(trace, inputs, methods, mixed);
  const known = allKnown({
    enterpriseValue: toRange(figures.enterpriseValue),
    equityValue: toRange(figures.equityValue),
    normalisedEbitda: base.normalisedEbitda,
    netFinancialDebt: bridge.netFinancialDebt,
  });
  if (known === null) return null;
  const { enterpriseValue, equityValue, normalisedEbitda, netFinancialDebt } = known;
  const shares = sharesOf(inputs, methods);
  return {
    enterpriseValue,
    equityValue,
    dcf: toMethodResult(methods.dcf, shares.dcf),
    multiples: toMethodResult(methods.multiples, shares.multiples),
    normalisedEbitda: normalisedEbitda.value,
    netFinancialDebt: netFinancialDebt.value,
    impliedEvToEbitda: implied?.value ?? null,
    terminalValueShare: trace.figures[figureId.dcf('terminalValueShare')]?.value ?? null,
    weightedAverageCostOfCapital:
      methods.dcf &&
      (trace.figures[figureId.costOfCapital('weightedAverageCostOfCapital')]?.value ?? null),
    ...extras,
  };
};
