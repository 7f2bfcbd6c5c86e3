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
