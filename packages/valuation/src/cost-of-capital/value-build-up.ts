import {
  afterTaxCostOfDebt,
  cashCorrectedBeta,
  costOfDebt,
  costOfEquity,
  equityWeight,
  leveredBeta,
  weightedAverageCostOfCapital,
} from './cost-of-capital-formulas.ts';
import { figureId, type FigureUnit } from '../figure.ts';
import { optionalInput, requiredInput } from '../trace/document-inputs.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { CostOfCapitalInput, ValuationInputs } from '../valuation-inputs.ts';
import { buildUpField, valueDebtSpread } from './value-debt-spread.ts';
import { valueSpecificPremium } from './value-specific-premium.ts';
import { leaseFigures } from '../leases/value-leases.ts';

type BuildUpFigures = Record<CostOfCapitalInput, Traced>;

/** Premia and rates may be negative, as in some markets; these inputs may not. */
const limits: Partial<Record<CostOfCapitalInput, InputLimit>> = {
  unleveredBeta: 'not-negative',
  debtToEquity: 'not-negative',
  equityRiskPremium: 'not-negative',
  taxRate: 'share',
};

/** The beta of the operations: the given beta, corrected for cash when the share of cash is given. */
const valueBeta = (trace: Trace, inputs: ValuationInputs, beta: Traced): Traced => {
  const { cashToFirmValue } = inputs.costOfCapital;
  if (cashToFirmValue === undefined) return beta;
  const field = 'costOfCapital.cashToFirmValue';
  const share = requiredInput(trace, field, cashToFirmValue, 'rate', 'partial-share');
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

/** The tax rate at which interest saves tax: the given one, otherwise that of the perpetuity. */
const valueTaxShieldRate = (
  trace: Trace,
  inputs: ValuationInputs,
  taxForEver: () => Traced,
): Traced => {
  const { taxRate } = inputs.costOfCapital.buildUp;
  if (taxRate !== null)
    return requiredInput(trace, buildUpField('taxRate'), taxRate, 'rate', limits.taxRate);
  return trace.derive({
    id: figureId.costOfCapital('taxShieldRate'),
    unit: 'rate',
    formula: 'tax-shield-at-terminal-rate',
    operands: [['taxRate', taxForEver()]],
    value: (rate) => rate,
  });
};

/** Premia and the country's default spread may be blank; the debt's spread may only be blank without debt. */
const buildUpFigures = (
  trace: Trace,
  inputs: ValuationInputs,
  taxForEver: () => Traced,
): BuildUpFigures => {
  const { buildUp } = inputs.costOfCapital;
  const required = (name: CostOfCapitalInput, unit: 'rate' | 'factor' = 'rate') =>
    requiredInput(trace, buildUpField(name), buildUp[name], unit, limits[name]);
  const optional = (name: CostOfCapitalInput) =>
    optionalInput(trace, buildUpField(name), buildUp[name], 'rate');
  return {
    riskFreeRate: required('riskFreeRate'),
    unleveredBeta: valueBeta(trace, inputs, required('unleveredBeta', 'factor')),
    debtToEquity: valueDebtToEquity(trace, inputs, required('debtToEquity')),
    equityRiskPremium: required('equityRiskPremium'),
    countryRiskPremium: optional('countryRiskPremium'),
    sizePremium: optional('sizePremium'),
    specificRiskPremium: valueSpecificPremium(trace, inputs),
    debtSpread: valueDebtSpread(trace, inputs),
    countryDefaultSpread: optional('countryDefaultSpread'),
    taxRate: valueTaxShieldRate(trace, inputs, taxForEver),
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

/**
 * The entered debt-to-equity ratio that levers the beta. With market values, the leases are added; a ratio entered
 * directly, or a target, already includes them.
 */
const valueDebtToEquity = (trace: Trace, inputs: ValuationInputs, given: Traced): Traced => {
  const { weights } = inputs.costOfCapital;
  const leases = leaseFigures(trace, inputs);
  if (leases === undefined || weights?.basis !== 'market') return given;
  const field = 'costOfCapital.weights.equity';
  return trace.derive({
    id: figureId.costOfCapital('debtToEquityWithLeases'),
    unit: 'rate',
    formula: 'debt-to-equity-with-leases',
    operands: [
      ['debtToEquity', given],
      ['leaseDebt', leases.debt],
      ['equity', requiredInput(trace, field, weights.equity, 'money', 'not-negative')],
    ],
    value: (ratio, debt, equity) => ratio + debt / equity,
    field,
  });
};

/** The weight of equity: from D/E, from market values, or the target. */
const valueEquityWeight = (
  trace: Trace,
  inputs: ValuationInputs,
  debtToEquity: Traced,
): Derivation => {
  const { weights } = inputs.costOfCapital;
  const rest = { id: figureId.costOfCapital('equityWeight'), unit: 'rate' } as const;
  const read = (name: string, value: number | null, unit: FigureUnit, limit: InputLimit) =>
    requiredInput(trace, `costOfCapital.weights.${name}`, value, unit, limit);
  switch (weights?.basis) {
    case undefined:
      return {
        ...rest,
        formula: 'equity-weight',
        operands: [['debtToEquity', debtToEquity]],
        value: equityWeight,
      };
    case 'market': {
      const leases = leaseFigures(trace, inputs);
      return {
        ...rest,
        formula:
          leases === undefined ? 'equity-weight-by-market-values' : 'equity-weight-with-leases',
        operands: [
          ['debt', read('debt', weights.debt, 'money', 'not-negative')],
          ['equity', read('equity', weights.equity, 'money', 'not-negative')],
          ...(leases === undefined ? [] : [['leaseDebt', leases.debt] as const]),
        ],
        value: (debt, equity, leaseDebt = 0) => equity / (debt + leaseDebt + equity),
        field: 'costOfCapital.weights.equity',
      };
    }
    case 'target':
      return {
        ...rest,
        formula: 'equity-weight-by-target',
        operands: [['debtToValue', read('debtToValue', weights.debtToValue, 'rate', 'share')]],
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

/**
 * The cost of capital from its parts: CAPM with premia, the cost of debt after tax, and the weights of equity and debt.
 */
export const valueBuildUp = (
  trace: Trace,
  inputs: ValuationInputs,
  taxForEver: () => Traced,
): Traced => {
  const given = buildUpFigures(trace, inputs, taxForEver);
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
