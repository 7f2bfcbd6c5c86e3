import { discountFactor } from '../discounting/discount-factor.ts';

/**
 * Present value of equal amounts at the end of each of n years: `amount · (1 − (1 + r)^−n) / r`; r is above zero.
 * Money. Standard.
 */
export const presentValueOfAnnuity = (amount: number, rate: number, years: number): number =>
  (amount * (1 - discountFactor(rate, years))) / rate;

/**
 * Present value of a lump sum of later rents, paid in equal parts over `yearsBeyond` years after the last year with its
 * own commitment. Money. Source: Damodaran, oplease.xls.
 */
export const presentValueOfLump = (
  lump: number,
  rate: number,
  lastYear: number,
  yearsBeyond: number,
): number =>
  presentValueOfAnnuity(lump / yearsBeyond, rate, yearsBeyond) * discountFactor(rate, lastYear);

/**
 * The number of years over which a lump sum of later rents is spread: `round(lump / mean yearly commitment)`, half up.
 * A lump sum below half a year's rent is paid at once in the next year. Source: Damodaran, oplease.xls.
 */
export const yearsBeyondCommitments = (lump: number, meanCommitment: number): number =>
  Math.max(1, Math.round(lump / meanCommitment));

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
