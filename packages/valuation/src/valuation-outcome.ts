import type { Figures, RangePoint } from './figure.ts';

export type ValueRange = Record<RangePoint, number>;

export interface MethodResult {
  weight: number;
  enterpriseValue: ValueRange;
  equityValue: ValueRange;
}

/** Money is in the valuation's unit. `enterpriseValue` and `equityValue` are those of the chosen method. */
export interface ValuationResult {
  enterpriseValue: ValueRange;
  equityValue: ValueRange;
  dcf: MethodResult | null;
  multiples: MethodResult | null;
  normalisedEbitda: number;
  netFinancialDebt: number;
  impliedEvToEbitda: number | null;
  terminalValueShare: number | null;
  weightedAverageCostOfCapital: number | null;
  /** Equity value less the discounts; only when the valuation has discounts. */
  equityAfterDiscounts?: ValueRange;
  /** Value of the issued options, and of one share, after discounts; only when shares are given. */
  optionsValue?: number;
  valuePerShare?: number;
}

export const valuationIssueCodes = [
  'missing',
  'not-a-number',
  'years-not-consecutive',
  'growth-not-below-cost-of-capital',
  'weights-do-not-sum-to-one',
  'discount-rate-not-positive',
  'sector-has-no-ev-multiple',
  'terminal-value-share-high',
  'terminal-growth-above-nominal-gdp',
  'terminal-growth-above-risk-free-rate',
  'negative-equity',
  'negative-ebitda-with-multiple',
  'capex-below-depreciation-in-terminal-year',
  'size-counted-twice',
  'country-risk-counted-twice',
  'few-years-of-history',
  'size-step-outside-bracket',
  'date-outside-first-year',
  'date-before-base-year-end',
  'base-year-too-old',
  'balance-of-another-date',
  'value-out-of-range',
  'method-left-out',
  'comparables-too-few',
  'comparables-without-range',
  'comparables-without-type',
  'comparables-not-positive',
  'marketability-counted-twice',
  'discount-on-private-deals',
  'losses-left-over',
  'growth-at-or-above-return-on-capital',
  'negative-amount-with-multiple',
  'range-case-beyond-limit',
  'own-work-raises-ebitda',
  'terminal-tax-below-general-rate',
  'multiple-out-of-order',
  'methods-far-apart',
  'terminal-flow-not-positive',
  'terminal-value-not-positive',
  'base-revenue-not-positive',
  'enterprise-value-not-positive',
  'market-weights-apart-from-value',
  'lease-rate-apart-from-cost-of-debt',
  'value-below-net-assets',
  'multiple-far-from-deals',
  'ebitda-beyond-deals',
  'multiple-of-financial-company',
  'cash-below-minimum',
  'ebitda-margin-above-revenue',
] as const;
export type ValuationIssueCode = (typeof valuationIssueCodes)[number];

/** `missing` and `error` prevent the result; a `warning` does not. `field` is a path in the document. */
export interface ValuationIssue {
  severity: 'missing' | 'error' | 'warning';
  code: ValuationIssueCode;
  field: string;
  params: Record<string, number>;
}

/**
 * Figures that can be computed are included even when `result` is null, so that an incomplete valuation already shows
 * them.
 */
export interface ValuationOutcome {
  figures: Figures;
  result: ValuationResult | null;
  issues: ValuationIssue[];
}
