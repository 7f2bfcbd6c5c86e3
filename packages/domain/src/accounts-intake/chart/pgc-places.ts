/** The destination of a figure of the accounts. `…_ask` appears unticked in the bridge; `review` becomes a question. */
export const pgcPlaces = [
  'accumulated_depreciation',
  'capital_expenditure',
  'cash',
  'closing',
  'debt_like_ask',
  'depreciation',
  'discontinued',
  'equity',
  'excess_provisions',
  'financial_debt',
  'financial_expense',
  'financial_income',
  'fixed_in_progress',
  'fixed_intangible',
  'fixed_property_investment',
  'fixed_tangible',
  'grants',
  'group_balance_ask',
  'impairment_disposals',
  'impairment_of_assets',
  'income_tax',
  'non_operating_ask',
  'nwc_asset',
  'nwc_liability',
  'other_income',
  'other_operating',
  'other_results',
  'own_work',
  'personnel',
  'revenue',
  'review',
  'stock_variation',
  'supplies',
  'tax_position',
  'tax_review',
] as const;
export type PgcPlace = (typeof pgcPlaces)[number];

export type BalanceSide = 'debit' | 'credit';

const creditPlaces = new Set<PgcPlace>([
  'closing',
  'debt_like_ask',
  'discontinued',
  'equity',
  'excess_provisions',
  'financial_debt',
  'financial_income',
  'grants',
  'impairment_disposals',
  'nwc_liability',
  'other_income',
  'other_results',
  'own_work',
  'revenue',
  'stock_variation',
]);

/** The side on which a place is positive: revenue and debt on the credit side, costs and assets on the debit side. */
export const sideOfPlace = (place: PgcPlace): BalanceSide =>
  creditPlaces.has(place) ? 'credit' : 'debit';

export const isReviewPlace = (place: PgcPlace): boolean =>
  place === 'review' || place === 'tax_review';

export const isPgcPlace = (text: string): text is PgcPlace =>
  (pgcPlaces as readonly string[]).includes(text);
