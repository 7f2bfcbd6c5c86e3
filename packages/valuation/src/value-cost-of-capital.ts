import { afterTaxCostOfDebt } from './cost-of-capital/after-tax-cost-of-debt.ts';
import { costOfDebt } from './cost-of-capital/cost-of-debt.ts';
import { costOfEquity } from './cost-of-capital/cost-of-equity.ts';
import { equityWeight } from './cost-of-capital/equity-weight.ts';
import { leveredBeta } from './cost-of-capital/levered-beta.ts';
import { weightedAverageCostOfCapital } from './cost-of-capital/weighted-average-cost-of-capital.ts';
import { figureId } from './figure.ts';
import { optionalInput, requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { CostOfCapitalInput, ValuationInputs } from './valuation-inputs.ts';

type BuildUpFigures = Record<CostOfCapitalInput, Traced>;

const buildUpField = (name: CostOfCapitalInput): string => `costOfCapital.buildUp.${name}`;

/** Premia and the country's default spread may stay blank; the debt's spread only without debt. */
const buildUpFigures = (trace: Trace, inputs: ValuationInputs): BuildUpFigures => {
  const { buildUp } = inputs.costOfCapital;
  const required = (name: CostOfCapitalInput, unit: 'rate' | 'factor' = 'rate') =>
    requiredInput(trace, buildUpField(name), buildUp[name], unit);
  const optional = (name: CostOfCapitalInput) =>
    optionalInput(trace, buildUpField(name), buildUp[name], 'rate');
  return {
    riskFreeRate: required('riskFreeRate'),
    unleveredBeta: required('unleveredBeta', 'factor'),
    debtToEquity: required('debtToEquity'),
    equityRiskPremium: required('equityRiskPremium'),
    countryRiskPremium: optional('countryRiskPremium'),
    sizePremium: optional('sizePremium'),
    specificRiskPremium: optional('specificRiskPremium'),
    debtSpread: buildUp.debtToEquity === 0 ? optional('debtSpread') : required('debtSpread'),
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

const valueWeights = (trace: Trace, debtToEquity: Traced): { equity: Traced; debt: Traced } => {
  const equity = trace.derive({
    id: figureId.costOfCapital('equityWeight'),
    unit: 'rate',
    formula: 'equity-weight',
    operands: [['debtToEquity', debtToEquity]],
    value: equityWeight,
  });
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
  const weights = valueWeights(trace, given.debtToEquity);
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

/** The cost of capital, typed in or built up. A rate that is not above zero is an error, and null. */
export const valueCostOfCapital = (trace: Trace, inputs: ValuationInputs): Traced => {
  const direct = inputs.costOfCapital.mode === 'direct';
  const field = direct
    ? 'costOfCapital.weightedAverageCostOfCapital'
    : buildUpField('riskFreeRate');
  const rate = direct
    ? trace.required({
        id: figureId.costOfCapital('weightedAverageCostOfCapital'),
        field,
        value: inputs.costOfCapital.weightedAverageCostOfCapital,
        unit: 'rate',
      })
    : valueBuildUp(trace, inputs);
  if (rate !== null && rate.value <= 0) {
    return trace.error('discount-rate-not-positive', field, {
      weightedAverageCostOfCapital: rate.value,
    });
  }
  return rate;
};
