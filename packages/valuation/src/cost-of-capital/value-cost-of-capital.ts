import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import {
  costOfCapitalInputs,
  type CostOfCapital,
  type CostOfCapitalInput,
  type ValuationInputs,
} from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { valueBuildUp } from './value-build-up.ts';
import { valueDriver } from '../drivers/value-driver.ts';

const ifPositive = (trace: Trace, rate: Traced, field: string): Traced => {
  if (rate === null || rate.value > 0) return rate;
  return trace.error('discount-rate-not-positive', field, {
    weightedAverageCostOfCapital: rate.value,
  });
};

/** The most negative input of the cost of capital; the risk-free rate when no input is negative. */
const lowestPart = (buildUp: CostOfCapital['buildUp']): CostOfCapitalInput => {
  const amountOf = (name: CostOfCapitalInput): number => buildUp[name] ?? Number.NaN;
  const negative = costOfCapitalInputs.filter((name) => amountOf(name) < 0);
  const [lowest] = negative.toSorted((one, other) => amountOf(one) - amountOf(other));
  return lowest ?? 'riskFreeRate';
};

const pathField = 'costOfCapital.path';

/**
 * The rate of each projected year when rates change by year; null otherwise. A rate of zero or less is an error, and
 * null.
 */
export const valueYearlyCostOfCapital = (
  trace: Trace,
  inputs: ValuationInputs,
  years: readonly { year: number; yearFigure: Traced }[],
  base: BaseYear,
): Traced[] | null => {
  const { path: driver } = inputs.costOfCapital;
  if (driver === undefined) return null;
  return years.map(({ year, yearFigure }, index) => {
    const id = figureId.projection(year, 'costOfCapital');
    const place = { year, t: index + 1, yearFigure, baseYearFigure: base.yearFigure };
    const rate = valueDriver(trace, { driver, field: pathField, id, unit: 'rate' }, place);
    return ifPositive(trace, rate, pathField);
  });
};

/**
 * The cost of capital, entered directly or built up. With yearly rates it is the last year's rate, which is also the
 * terminal one. A rate of zero or less is an error, and null.
 */
export const valueCostOfCapital = (
  trace: Trace,
  inputs: ValuationInputs,
  taxForEver: () => Traced,
  yearlyRates: readonly Traced[] | null = null,
): Traced => {
  const id = figureId.costOfCapital('weightedAverageCostOfCapital');
  if (yearlyRates !== null) {
    return trace.derive({
      id,
      unit: 'rate',
      formula: 'cost-of-capital-of-last-year',
      operands: [['value', yearlyRates.at(-1) ?? null]],
      value: (rate) => rate,
    });
  }
  const { mode, weightedAverageCostOfCapital: value } = inputs.costOfCapital;
  if (mode === 'direct') {
    const field = 'costOfCapital.weightedAverageCostOfCapital';
    return ifPositive(trace, trace.required({ id, field, value, unit: 'rate' }), field);
  }
  const lowest = lowestPart(inputs.costOfCapital.buildUp);
  return ifPositive(
    trace,
    valueBuildUp(trace, inputs, taxForEver),
    `costOfCapital.buildUp.${lowest}`,
  );
};
