import type { CitedLaw } from './cited-laws.ts';
import { earlierFormulaSources } from './earlier-formulas.ts';
import type { FormulaId } from './formula-expressions.ts';

/** The source of a formula that only refers to, adds or divides inputs of the document. */
export const definitionSource = 'definition';

const fcff = 'Damodaran, fcffneg.xls';
const tesla = 'Damodaran, Tesla, 11/2021';
const betas = 'Damodaran, betas.xls';
const wacc = 'Damodaran, wacc.xls';
const capm = 'CAPM; Arzac 2.5';
const synthetic = 'Damodaran, wacccalc.xls; ratings, 01/2026';
const lossLimit: CitedLaw = 'loss-offset-law';
const spanishTax: CitedLaw = 'tax-rate-law';
const ceutaMelilla: CitedLaw = 'ceuta-melilla-law';
const zec: CitedLaw = 'zec-law';
const leases = 'Damodaran, oplease.xls; wacccalc.xls';
const relief: CitedLaw = 'new-company-law';
const midYear = 'ValuAdder, mid-year convention';
const dated = 'XNPV, Act/365';
const gordon = 'Gordon growth model';
const exit = 'Ibankingfaq; Wall Street Oasis';
const impliedBy = 'Wall Street Prep, terminal value';
const bridge = 'Transaction Services Training; Valutico';
const multiples = 'Damodaran, 01/2026; Argos; Dealsuite';
const deals = 'Dealsuite; Brookz; Vlerick; Argos';
const enterpriseMultiples = 'Valutico, EV to equity value';
const earnings = 'Valutico; Metrickit, price to earnings';
const percentile = 'Hyndman & Fan 1996, type 7';
const weighted = 'Equidam, weighted average';
const normalisation = 'Togas; Valoracción; J. Novick, adjusted EBITDA';
const blackScholes = 'Black & Scholes 1973; Merton 1973';
const levels = 'Simply Business Valuation, levels of value';
/** The factors are Feldman's; the scale is this product's own, and the scores are the adviser's judgement. */
const judgement = 'Feldman 2005, firm-specific risk matrix';
const netAssets = 'P. Fernández, IESE DI-771';
const share = 'IB Interview Questions; FinanceTutor';

/** The source of each formula: a citation, which is not translated, one of the cited laws, or `definition`. */
export const formulaSources: Readonly<Record<FormulaId, string>> = {
  input: definitionSource,
  'sum-of-accounts-ebitda': 'RD 1514/2007 (PGC)',
  'sum-of-accounts-net-working-capital': fcff,
  'sum-of-adjustments': normalisation,
  'normalised-income': normalisation,
  'normalised-cost': normalisation,
  'normalised-ebitda': normalisation,
  ebit: fcff,
  'ratio-to-revenue': definitionSource,
  'growth-rate': definitionSource,
  'compound-annual-growth-rate': definitionSource,
  'driver-constant': definitionSource,
  'driver-fade': tesla,
  'driver-per-year': definitionSource,
  'driver-override': definitionSource,
  'revenue-from-growth': tesla,
  'ebitda-from-margin': definitionSource,
  'share-of-revenue': definitionSource,
  'tax-on-ebit': fcff,
  'net-operating-profit-after-tax': fcff,
  'change-in-net-working-capital': fcff,
  'free-cash-flow-to-firm': fcff,
  'levered-beta': betas,
  'cost-of-equity': capm,
  'cost-of-debt': synthetic,
  'after-tax-cost-of-debt': wacc,
  'equity-weight': wacc,
  'debt-weight': wacc,
  'weighted-average-cost-of-capital': wacc,
  'time-mid-year': midYear,
  'time-year-end': midYear,
  'discount-factor': midYear,
  'present-value': midYear,
  'sum-of-present-values': fcff,
  'terminal-free-cash-flow': gordon,
  'terminal-value-gordon': gordon,
  'terminal-value-exit-multiple': exit,
  'terminal-value-share': share,
  'implied-exit-multiple': impliedBy,
  'implied-terminal-growth': impliedBy,
  'enterprise-value-dcf': fcff,
  'size-step-on-curve': multiples,
  'size-factor': deals,
  'size-factor-of-deal': deals,
  'multiple-at-size': deals,
  'deal-at-size': deals,
  'size-step-of-deals': multiples,
  'deal-distance': deals,
  'applied-multiple': multiples,
  'multiple-band-low': definitionSource,
  'multiple-band-high': definitionSource,
  'enterprise-value-multiples': enterpriseMultiples,
  'net-financial-debt': bridge,
  'bridge-total': bridge,
  'equity-from-enterprise': bridge,
  'weighted-value': weighted,
  'value-of-chosen-method': definitionSource,
  'low-case-gordon': definitionSource,
  'high-case-gordon': definitionSource,
  'low-case-exit-multiple': definitionSource,
  'high-case-exit-multiple': definitionSource,
  'implied-ev-to-ebitda': definitionSource,
  'ebit-from-margin': tesla,
  'ebitda-from-ebit': definitionSource,
  'working-capital-amount': definitionSource,
  'working-capital-from-days': definitionSource,
  'lease-present-value': leases,
  'lease-years-beyond': leases,
  'lease-present-value-beyond': leases,
  'lease-debt-of-commitments': leases,
  'lease-debt-of-annuity': leases,
  'lease-depreciation': leases,
  'ebitda-before-rent': leases,
  'ebit-with-leases': leases,
  'grown-with-revenue': leases,
  'change-in-lease-debt': leases,
  'free-cash-flow-with-leases': leases,
  'bridge-total-with-leases': leases,
  'net-financial-debt-with-shortfall': bridge,
  'sum-of-debt-items': bridge,
  'bridge-total-with-items': bridge,
  'interest-coverage-with-leases': leases,
  'debt-to-equity-with-leases': leases,
  'equity-weight-with-leases': leases,
  'terminal-ebit-from-margin-with-leases': leases,
  'losses-used': fcff,
  'losses-used-in-spain': lossLimit,
  'losses-used-within-share': lossLimit,
  'spanish-tax-rate': spanishTax,
  'spanish-rate-of-regime': spanishTax,
  'spanish-rate-by-bands': spanishTax,
  'spanish-rate-without-profit': spanishTax,
  'spanish-relief-rate': relief,
  'spanish-rate-in-ceuta-melilla': ceutaMelilla,
  'spanish-rate-in-zec': zec,
  'years-since-first-profit': relief,
  'closing-losses': fcff,
  'tax-after-losses': fcff,
  'reinvestment-by-sales-to-capital': tesla,
  'free-cash-flow-after-reinvestment': tesla,
  'stub-fraction': dated,
  'flow-of-stub-year': dated,
  'time-in-stub': dated,
  'time-mid-year-after-stub': dated,
  'time-year-end-after-stub': dated,
  'cost-of-capital-of-last-year': tesla,
  'cumulative-discount-factor': tesla,
  'cash-corrected-beta': betas,
  'interest-coverage': synthetic,
  'synthetic-spread-large': synthetic,
  'synthetic-spread-smaller': synthetic,
  'synthetic-spread-financial': synthetic,
  'interpolated-spread-large': synthetic,
  'interpolated-spread-smaller': synthetic,
  'interpolated-spread-financial': synthetic,
  'spread-without-interest': synthetic,
  'specific-premium-by-factors': judgement,
  'tax-shield-at-terminal-rate': wacc,
  'equity-weight-by-market-values': wacc,
  'equity-weight-by-target': wacc,
  'terminal-flow-at-full-tax': tesla,
  'flow-at-full-tax': tesla,
  'ebit-from-margin-with-leases': leases,
  'profit-after-tax-for-ever': tesla,
  'implied-growth-after-reinvestment': tesla,
  'terminal-ebit-from-margin': tesla,
  'terminal-ebit': tesla,
  'terminal-profit-after-tax': tesla,
  'terminal-flow-after-reinvestment': tesla,
  'weighted-terminal-value': definitionSource,
  'low-case': definitionSource,
  'high-case': definitionSource,
  'step-within-limit': definitionSource,
  'multiple-of-deals': multiples,
  'percentile-of-comparables': percentile,
  'size-step-on-curve-by-multiple': multiples,
  'size-step-on-curve-by-earnings': multiples,
  'value-by-multiple': earnings,
  'enterprise-from-equity': bridge,
  'weighted-multiples': weighted,
  'discount-given': definitionSource,
  'discount-chaffe': 'Chaffe 1993',
  'discount-finnerty': 'Finnerty 2012',
  'discount-ghaidarov': 'Ghaidarov 2009',
  'discount-for-lack-of-control': levels,
  'combined-discount': levels,
  'discount-amount': definitionSource,
  'effective-discount': definitionSource,
  'equity-after-discounts': levels,
  'sum-of-revaluations': netAssets,
  'latent-tax': netAssets,
  'adjusted-net-assets': netAssets,
  'implied-goodwill': netAssets,
  'diluted-share-price': tesla,
  'option-value': blackScholes,
  'options-value': tesla,
  'value-per-share': tesla,
};

const knownSources: Readonly<Record<string, string>> = {
  ...earlierFormulaSources,
  ...formulaSources,
};

/** The source of any formula in an outcome; undefined for a formula of a later engine version. */
export const formulaSourceOf = (formula: string): string | undefined => knownSources[formula];
