export interface CostOfEquityInputs {
  riskFreeRate: number;
  leveredBeta: number;
  equityRiskPremium: number;
  countryRiskPremium?: number;
  sizePremium?: number;
  specificRiskPremium?: number;
}

/**
 * CAPM with premia: `Rf + βl · ERP + country + size + specific`. Fractions; omitted premia are treated as 0. Source:
 * CAPM; build-up as in Arzac 2.5 and the wacc_tool tests.
 */
export const costOfEquity = (inputs: CostOfEquityInputs): number =>
  inputs.riskFreeRate +
  inputs.leveredBeta * inputs.equityRiskPremium +
  (inputs.countryRiskPremium ?? 0) +
  (inputs.sizePremium ?? 0) +
  (inputs.specificRiskPremium ?? 0);

/**
 * Beta of the equity of a firm with debt: `βu · (1 + (1 − t) · D/E)` (Hamada). Pure numbers and fractions. Source:
 * Damodaran, betas.xls.
 */
export const leveredBeta = (unleveredBeta: number, debtToEquity: number, taxRate: number): number =>
  unleveredBeta * (1 + (1 - taxRate) * debtToEquity);

/** Beta of the business without debt: `βl / (1 + (1 − t) · D/E)`. Source: Damodaran, betas.xls. */
export const unleveredBeta = (leveredBeta: number, debtToEquity: number, taxRate: number): number =>
  leveredBeta / (1 + (1 - taxRate) * debtToEquity);

/**
 * Beta of the operations alone, because cash has a beta of zero: `βu / (1 − cash / (debt + equity))`; `cashToFirmValue`
 * is a fraction. Source: Damodaran, betas.xls.
 */
export const cashCorrectedBeta = (unleveredBeta: number, cashToFirmValue: number): number =>
  unleveredBeta / (1 - cashToFirmValue);

/**
 * Equity risk premium of a country: `default spread · relative volatility of equity to bonds`. Fractions and a pure
 * number. Source: Damodaran, ctryprem.xlsx.
 */
export const countryRiskPremium = (defaultSpread: number, relativeVolatility: number): number =>
  defaultSpread * relativeVolatility;

/**
 * How many times the operating profit covers the interest: `ebit / interestExpense`, both as positive money. Source:
 * Damodaran, ratings.
 */
export const interestCoverage = (ebit: number, interestExpense: number): number =>
  ebit / interestExpense;

/**
 * Synthetic cost of debt before tax: `Rf + company spread + country default spread`. Fractions.
 * Source: Damodaran, wacccalc.xls.
 */
export const costOfDebt = (
  riskFreeRate: number,
  debtSpread: number,
  countryDefaultSpread: number,
): number => riskFreeRate + debtSpread + countryDefaultSpread;

/** Cost of debt after the tax saved on deductible interest: `Kd · (1 − t)`. Fractions. Source: Damodaran, wacc.xls. */
export const afterTaxCostOfDebt = (costOfDebt: number, taxRate: number): number =>
  costOfDebt * (1 - taxRate);

/** Equity as a fraction of the capital, from `D/E`: `1 / (1 + D/E)`; D/E is 0 or more. Source: Damodaran, wacc.xls. */
export const equityWeight = (debtToEquity: number): number => 1 / (1 + debtToEquity);

export interface WeightedAverageCostOfCapitalInputs {
  /** E / (D + E), a fraction; the weight of debt is the rest. */
  equityWeight: number;
  costOfEquity: number;
  afterTaxCostOfDebt: number;
}

/** The weighted average cost of capital, `E/V · Ke + D/V · Kd(1 − t)`. Fractions. Source: Damodaran, wacc.xls. */
export const weightedAverageCostOfCapital = (inputs: WeightedAverageCostOfCapitalInputs): number =>
  inputs.equityWeight * inputs.costOfEquity + (1 - inputs.equityWeight) * inputs.afterTaxCostOfDebt;

/**
 * A rate converted to another currency: `(1 + rate) · (1 + inflation there) / (1 + inflation here) − 1`. Fractions.
 * Source: Damodaran, notes of wacc.xls.
 */
export const currencyConvertedRate = (
  rate: number,
  inflationOfRate: number,
  inflationOfTarget: number,
): number => ((1 + rate) * (1 + inflationOfTarget)) / (1 + inflationOfRate) - 1;
