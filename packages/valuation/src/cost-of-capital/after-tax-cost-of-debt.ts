/** Interest is deductible: `Kd · (1 − t)`. Fractions. Source: Damodaran, wacc.xls. */
export const afterTaxCostOfDebt = (costOfDebt: number, taxRate: number): number =>
  costOfDebt * (1 - taxRate);
