import { interestCoverage } from './accounts/interest-coverage.ts';
import { afterTaxCostOfDebt } from './cost-of-capital/after-tax-cost-of-debt.ts';
import { cashCorrectedBeta } from './cost-of-capital/cash-corrected-beta.ts';
import { costOfDebt } from './cost-of-capital/cost-of-debt.ts';
import { costOfEquity } from './cost-of-capital/cost-of-equity.ts';
import { equityWeight } from './cost-of-capital/equity-weight.ts';
import { leveredBeta } from './cost-of-capital/levered-beta.ts';
import { syntheticRating } from './cost-of-capital/synthetic-rating.ts';
import { weightedAverageCostOfCapital } from './cost-of-capital/weighted-average-cost-of-capital.ts';
import { figureId, type FigureUnit } from './figure.ts';
import { optionalInput, requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueDriver } from './value-driver.ts';
import type { CostOfCapitalInput, ValuationInputs } from './valuation-inputs.ts';

type BuildUpFigures = Record<CostOfCapitalInput, Traced>;

const ratingField = 'costOfCapital.syntheticRating';

const buildUpField = (name: CostOfCapitalInput): string => `costOfCapital.buildUp.${name}`;

/** The spread that is given, or that of the rating the interest coverage would earn. */
const valueDebtSpread = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { buildUp, syntheticRating: rating } = inputs.costOfCapital;
  if (rating === undefined) {
    const read = buildUp.debtToEquity === 0 ? optionalInput : requiredInput;
    return read(trace, buildUpField('debtSpread'), buildUp.debtSpread, 'rate');
  }
  const required = (name: 'operatingProfit' | 'interestExpense') =>
    requiredInput(trace, `${ratingField}.${name}`, rating[name], 'money');
  const lease = rating.leaseInterest ?? null;
  const coverage = trace.derive({
    id: figureId.costOfCapital('interestCoverage'),
    unit: 'multiple',
    formula: 'interest-coverage',
    operands: [
      ['operatingProfit', required('operatingProfit')],
      ['leaseInterest', optionalInput(trace, `${ratingField}.leaseInterest`, lease, 'money')],
      ['interestExpense', required('interestExpense')],
    ],
    value: (profit, rent, interest) => interestCoverage(profit + rent, interest + rent),
  });
  return trace.derive({
    id: figureId.costOfCapital('syntheticSpread'),
    unit: 'rate',
    formula: 'synthetic-spread',
    operands: [['interestCoverage', coverage]],
    value: (times) => syntheticRating(times, rating.table)?.spread ?? Number.NaN,
  });
};

/** The beta of the operations: the given one, corrected for cash where its share is given. */
const valueBeta = (trace: Trace, inputs: ValuationInputs, beta: Traced): Traced => {
  const { cashToFirmValue } = inputs.costOfCapital;
  if (cashToFirmValue === undefined) return beta;
  const share = requiredInput(trace, 'costOfCapital.cashToFirmValue', cashToFirmValue, 'rate');
  return trace.derive({
    id: figureId.costOfCapital('cashCorrectedBeta'),
    unit: 'factor',
    formula: 'cash-corrected-beta',
    operands: [
      ['unleveredBeta', beta],
      ['cashToFirmValue', share],
    ],
    value: cashCorrectedBeta,
  });
};

/** Premia and the country's default spread may stay blank; the debt's spread only without debt. */
const buildUpFigures = (trace: Trace, inputs: ValuationInputs): BuildUpFigures => {
  const { buildUp } = inputs.costOfCapital;
  const required = (name: CostOfCapitalInput, unit: 'rate' | 'factor' = 'rate') =>
    requiredInput(trace, buildUpField(name), buildUp[name], unit);
  const optional = (name: CostOfCapitalInput) =>
    optionalInput(trace, buildUpField(name), buildUp[name], 'rate');
  return {
    riskFreeRate: required('riskFreeRate'),
    unleveredBeta: valueBeta(trace, inputs, required('unleveredBeta', 'factor')),
    debtToEquity: required('debtToEquity'),
    equityRiskPremium: required('equityRiskPremium'),
    countryRiskPremium: optional('countryRiskPremium'),
    sizePremium: optional('sizePremium'),
    specificRiskPremium: optional('specificRiskPremium'),
    debtSpread: valueDebtSpread(trace, inputs),
    countryDefaultSpread: optional('countryDefaultSpread'),
    taxRate: required('taxRate'),
  };
};

const valueCostOfEquity = (trace: Trace, given: BuildUpFigures): Traced => {
  const beta = trace.derive({
    id: figureId.costOfCapital('leveredBeta'),
    unit: 'factor',
    formula: 'levered-beta',
    operands: [
      ['unleveredBeta', given.unleveredBeta],
      ['debtToEquity', given.debtToEquity],
      ['taxRate', given.taxRate],
    ],
    value: leveredBeta,
  });
  return trace.derive({
    id: figureId.costOfCapital('costOfEquity'),
    unit: 'rate',
    formula: 'cost-of-equity',
    operands: [
      ['riskFreeRate', given.riskFreeRate],
      ['leveredBeta', beta],
      ['equityRiskPremium', given.equityRiskPremium],
      ['countryRiskPremium', given.countryRiskPremium],
      ['sizePremium', given.sizePremium],
      ['specificRiskPremium', given.specificRiskPremium],
    ],
    value: (riskFreeRate, levered, equityRiskPremium, country, size, specific) =>
      costOfEquity({
        riskFreeRate,
        leveredBeta: levered,
        equityRiskPremium,
        countryRiskPremium: country,
        sizePremium: size,
        specificRiskPremium: specific,
      }),
  });
};

const valueCostOfDebt = (trace: Trace, given: BuildUpFigures): Traced => {
  const beforeTax = trace.derive({
    id: figureId.costOfCapital('costOfDebt'),
    unit: 'rate',
    formula: 'cost-of-debt',
    operands: [
      ['riskFreeRate', given.riskFreeRate],
      ['debtSpread', given.debtSpread],
      ['countryDefaultSpread', given.countryDefaultSpread],
    ],
    value: costOfDebt,
  });
  return trace.derive({
    id: figureId.costOfCapital('afterTaxCostOfDebt'),
    unit: 'rate',
    formula: 'after-tax-cost-of-debt',
    operands: [
      ['costOfDebt', beforeTax],
      ['taxRate', given.taxRate],
    ],
    value: afterTaxCostOfDebt,
  });
};

/** Equity's share: from D/E, from market values, or the target. */
const valueEquityWeight = (
  trace: Trace,
  inputs: ValuationInputs,
  debtToEquity: Traced,
): Derivation => {
  const { weights } = inputs.costOfCapital;
  const rest = { id: figureId.costOfCapital('equityWeight'), unit: 'rate' } as const;
  const read = (name: string, value: number | null, unit: FigureUnit) =>
    requiredInput(trace, `costOfCapital.weights.${name}`, value, unit);
  switch (weights?.basis) {
    case undefined:
      return {
        ...rest,
        formula: 'equity-weight',
        operands: [['debtToEquity', debtToEquity]],
        value: equityWeight,
      };
    case 'market':
      return {
        ...rest,
        formula: 'equity-weight-by-market-values',
        operands: [
          ['debt', read('debt', weights.debt, 'money')],
          ['equity', read('equity', weights.equity, 'money')],
        ],
        value: (debt, equity) => equityWeight(debt / equity),
      };
    case 'target':
      return {
        ...rest,
        formula: 'equity-weight-by-target',
        operands: [['debtToValue', read('debtToValue', weights.debtToValue, 'rate')]],
        value: (share) => 1 - share,
      };
  }
};

const valueWeights = (
  trace: Trace,
  inputs: ValuationInputs,
  debtToEquity: Traced,
): { equity: Traced; debt: Traced } => {
  const equity = trace.derive(valueEquityWeight(trace, inputs, debtToEquity));
  const debt = trace.derive({
    id: figureId.costOfCapital('debtWeight'),
    unit: 'rate',
    formula: 'debt-weight',
    operands: [['equityWeight', equity]],
    value: (weight) => 1 - weight,
  });
  return { equity, debt };
};

const valueBuildUp = (trace: Trace, inputs: ValuationInputs): Traced => {
  const given = buildUpFigures(trace, inputs);
  const weights = valueWeights(trace, inputs, given.debtToEquity);
  return trace.derive({
    id: figureId.costOfCapital('weightedAverageCostOfCapital'),
    unit: 'rate',
    formula: 'weighted-average-cost-of-capital',
    operands: [
      ['equityWeight', weights.equity],
      ['costOfEquity', valueCostOfEquity(trace, given)],
      ['debtWeight', weights.debt],
      ['afterTaxCostOfDebt', valueCostOfDebt(trace, given)],
    ],
    value: (weight, equityCost, _debtWeight, debtCost) =>
      weightedAverageCostOfCapital({
        equityWeight: weight,
        costOfEquity: equityCost,
        afterTaxCostOfDebt: debtCost,
      }),
  });
};

const ifPositive = (trace: Trace, rate: Traced, field: string): Traced => {
  if (rate === null || rate.value > 0) return rate;
  return trace.error('discount-rate-not-positive', field, {
    weightedAverageCostOfCapital: rate.value,
  });
};

const pathField = 'costOfCapital.path';

/** The rate of each projected year where rates change by year, else null. One not above zero is an error, and null. */
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
 * The cost of capital, typed in or built up; with yearly rates the last year's, which is also the terminal one.
 * A rate that is not above zero is an error, and null.
 */
export const valueCostOfCapital = (
  trace: Trace,
  inputs: ValuationInputs,
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
  return ifPositive(trace, valueBuildUp(trace, inputs), buildUpField('riskFreeRate'));
};
