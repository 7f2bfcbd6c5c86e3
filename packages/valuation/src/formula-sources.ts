import type { FormulaId } from './formula-expressions.ts';

const fcff = 'Damodaran, fcffneg.xls';
const tesla = 'Damodaran, Tesla, 11/2021';
const betas = 'Damodaran, betas.xls';
const wacc = 'Damodaran, wacc.xls';
const capm = 'CAPM; Arzac 2.5';
const synthetic = 'Damodaran, wacccalc.xls; ratings, 01/2026';
const lossLimit = 'Ley 27/2014, art. 26; Ley 7/2024';
const midYear = 'ValuAdder, mid-year convention';
const dated = 'XNPV, Act/365';
const gordon = 'Gordon growth model';
const impliedBy = 'Wall Street Prep, terminal value';
const bridge = 'Transaction Services Training; Valutico';
const multiples = 'Damodaran, 01/2026; Argos; Dealsuite';
const percentile = 'Hyndman & Fan 1996, type 7';
const blackScholes = 'Black & Scholes 1973; Merton 1973';

/**
 * Who stands behind a formula, as a citation in no language. Formulas that only name, add or divide what the document
 * gives are definitions, and have none.
 */
export const formulaSources: Readonly<Partial<Record<FormulaId, string>>> = {
  'free-cash-flow-to-firm': fcff,
  'tax-on-ebit': fcff,
  'losses-used': fcff,
  'losses-used-in-spain': lossLimit,
  'closing-losses': fcff,
  'tax-after-losses': fcff,
  'spanish-tax-rate': 'Ley 27/2014, art. 29; Ley 7/2024',
  'driver-fade': tesla,
  'reinvestment-by-sales-to-capital': tesla,
  'free-cash-flow-after-reinvestment': tesla,
  'levered-beta': betas,
  'cash-corrected-beta': betas,
  'cost-of-equity': capm,
  'cost-of-debt': synthetic,
  'interest-coverage': synthetic,
  'synthetic-spread': synthetic,
  'after-tax-cost-of-debt': wacc,
  'equity-weight': wacc,
  'equity-weight-by-market-values': wacc,
  'equity-weight-by-target': wacc,
  'weighted-average-cost-of-capital': wacc,
  'time-mid-year': midYear,
  'flow-of-stub-year': dated,
  'time-in-stub': dated,
  'time-mid-year-after-stub': dated,
  'time-year-end-after-stub': dated,
  'cumulative-discount-factor': tesla,
  'terminal-value-gordon': gordon,
  'terminal-flow-after-reinvestment': tesla,
  'terminal-ebit-from-margin': tesla,
  'implied-exit-multiple': impliedBy,
  'implied-terminal-growth': impliedBy,
  'size-step-by-enterprise-value': multiples,
  'applied-multiple': multiples,
  'percentile-of-comparables': percentile,
  'net-financial-debt': bridge,
  'bridge-total': bridge,
  'equity-from-enterprise': bridge,
  'weighted-value': 'Equidam, weighted average',
  'weighted-multiples': 'Equidam, weighted average',
  'discount-chaffe': 'Chaffe 1993',
  'discount-finnerty': 'Finnerty 2012',
  'discount-ghaidarov': 'Ghaidarov 2009',
  'diluted-share-price': tesla,
  'option-value': blackScholes,
  'options-value': tesla,
  'value-per-share': tesla,
};
