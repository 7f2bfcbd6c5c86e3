export interface WeightedAverageCostOfCapitalInputs {
  /** E / (D + E), a fraction; the weight of debt is the rest. */
  equityWeight: number;
  costOfEquity: number;
  afterTaxCostOfDebt: number;
}

/** The weighted average cost of capital, `E/V · Ke + D/V · Kd(1 − t)`. Fractions. Source: Damodaran, wacc.xls. */
export const weightedAverageCostOfCapital = (inputs: WeightedAverageCostOfCapitalInputs): number =>
  inputs.equityWeight * inputs.costOfEquity + (1 - inputs.equityWeight) * inputs.afterTaxCostOfDebt;
