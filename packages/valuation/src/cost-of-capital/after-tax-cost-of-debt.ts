/** Cost of debt after the tax saved on deductible interest: `Kd · (1 − t)`. Fractions. Source: Damodaran, wacc.xls. */
export const afterTaxCostOfDebt = (costOfDebt: number, taxRate: number): number =>
  costOfDebt * (1 - taxRate);
