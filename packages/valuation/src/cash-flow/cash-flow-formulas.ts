export interface FreeCashFlowInputs {
  netOperatingProfitAfterTax: number;
  depreciationAndAmortization: number;
  capitalExpenditure: number;
  changeInNetWorkingCapital: number;
}

/**
 * Cash flow to all providers of capital: `NOPAT + D&A − capex − ΔNWC`, with NOPAT = EBIT − tax on EBIT. Money; D&A and
 * capex as positive amounts. Source: fin-sim ib-1; Damodaran, fcffneg.xls.
 */
export const freeCashFlowToFirm = (inputs: FreeCashFlowInputs): number =>
  inputs.netOperatingProfitAfterTax +
  inputs.depreciationAndAmortization -
  inputs.capitalExpenditure -
  inputs.changeInNetWorkingCapital;

/** `closing − opening`; money. An increase ties up cash and reduces the free cash flow. Source: Damodaran, fcffneg.xls. */
export const changeInNetWorkingCapital = (closing: number, opening: number): number =>
  closing - opening;

/**
 * Tax on operating profit, none on a loss: `taxRate · max(0, ebit)`. Money and a fraction in, money out.
 * Source: Damodaran, fcffneg.xls.
 */
export const taxOnEbit = (ebit: number, taxRate: number): number => taxRate * Math.max(0, ebit);

/**
 * A year's cash flow with its actual tax added back and its whole profit taxed: `FCFF + tax − t · max(0, EBIT)`. Money
 * and a fraction.
 */
export const flowAtFullTax = (
  freeCashFlow: number,
  tax: number,
  taxRate: number,
  ebit: number,
): number => freeCashFlow + tax - taxOnEbit(ebit, taxRate);

/**
 * Losses that reduce one year's tax base: `min(max(0, EBIT), losses, limit)`. Money; the limit is infinity when there
 * is none. Source: Damodaran, fcffneg.xls.
 */
export const lossesUsed = (ebit: number, openingLosses: number, limit: number): number =>
  Math.min(Math.max(0, ebit), openingLosses, limit);

/** Losses remaining at the end of a year: `opening + max(0, −EBIT) − used`. Money. Source: Damodaran, fcffneg.xls. */
export const closingLosses = (openingLosses: number, ebit: number, used: number): number =>
  openingLosses + Math.max(0, -ebit) - used;

/**
 * Tax after offset losses: `taxRate · (max(0, EBIT) − losses used)`. Money and a fraction in, money out. Source:
 * Damodaran, fcffneg.xls.
 */
export const taxAfterLosses = (ebit: number, used: number, taxRate: number): number =>
  taxRate * (Math.max(0, ebit) - used);

/**
 * Number of years since the first taxable profit, including this one; 0 before it. `opening` is the number of the year
 * before, `taxedProfit` is money after the losses used. Source: Ley 27/2014, art. 29.1 ("y en el siguiente", profitable
 * or not).
 */
export const yearsSinceFirstProfit = (opening: number, taxedProfit: number): number =>
  opening > 0 || taxedProfit > 0 ? opening + 1 : 0;

/**
 * Capital needed for growth: `(revenue − previousRevenue) / salesToCapital`. Money; the ratio in times. Source:
 * Damodaran, Tesla, November 2021.
 */
export const reinvestmentBySalesToCapital = (
  revenue: number,
  previousRevenue: number,
  salesToCapital: number,
): number => (revenue - previousRevenue) / salesToCapital;

/**
 * The part of the operating profit that perpetual growth requires: `growth / returnOnCapital · NOPAT`. Money and
 * fractions. Source: Damodaran, Tesla, November 2021.
 */
export const terminalReinvestment = (
  netOperatingProfitAfterTax: number,
  growth: number,
  returnOnCapital: number,
): number => (growth / returnOnCapital) * netOperatingProfitAfterTax;
