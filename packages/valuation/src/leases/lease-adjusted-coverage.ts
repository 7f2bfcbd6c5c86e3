export interface LeaseAdjustedCoverageInputs {
  /** EBIT after rents. */
  operatingProfit: number;
  interestExpense: number;
  rent: number;
  leaseDepreciation: number;
  costOfDebt: number;
  leaseDebt: number;
}

/**
 * Interest coverage with leases as debt, `(EBIT + rent − straight-line depreciation) / (interest + Kd · lease debt)`,
 * in times. Source: Damodaran, wacccalc.xls.
 */
export const leaseAdjustedCoverage = (inputs: LeaseAdjustedCoverageInputs): number =>
  (inputs.operatingProfit + inputs.rent - inputs.leaseDepreciation) /
  (inputs.interestExpense + inputs.costOfDebt * inputs.leaseDebt);
