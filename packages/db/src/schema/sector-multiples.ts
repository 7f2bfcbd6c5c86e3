import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sectorMultipleSets } from './sector-multiple-sets.ts';
import { smeSectors } from './sme-sectors.ts';

/** One industry of a set. Multiples are times, rates fractions; null where the publication has no figure. */
export const sectorMultiples = pgTable(
  'sector_multiples',
  {
    setId: uuid('set_id')
      .notNull()
      .references(() => sectorMultipleSets.id),
    industry: text('industry').notNull(),
    /** Null for the totals of the market. */
    smeSector: text('sme_sector').references(() => smeSectors.code),
    firms: integer('firms').notNull(),
    evToEbitda: doublePrecision('ev_ebitda'),
    evToEbit: doublePrecision('ev_ebit'),
    evToEbitdaAllFirms: doublePrecision('ev_ebitda_all_firms'),
    evToEbitAllFirms: doublePrecision('ev_ebit_all_firms'),
    evToSales: doublePrecision('ev_sales'),
    priceToSales: doublePrecision('price_sales'),
    netMargin: doublePrecision('net_margin'),
    priceToEarningsProfitable: doublePrecision('pe_aggregate_profitable'),
    priceToEarningsTrailing: doublePrecision('pe_trailing_mean'),
    priceToEarningsForward: doublePrecision('pe_forward_mean'),
    leveredBeta: doublePrecision('beta_levered'),
    debtToEquity: doublePrecision('d_e'),
    unleveredBeta: doublePrecision('beta_unlevered'),
    unleveredBetaCashCorrected: doublePrecision('beta_unlevered_cash_corrected'),
    effectiveTaxRate: doublePrecision('effective_tax'),
    costOfEquityUsd: doublePrecision('cost_of_equity_usd'),
    afterTaxCostOfDebtUsd: doublePrecision('cost_of_debt_after_tax_usd'),
    costOfCapitalUsd: doublePrecision('cost_of_capital_usd'),
    costOfCapitalBasis: text('cost_of_capital_basis').notNull(),
    ebitdaMargin: doublePrecision('ebitda_margin'),
    source: text('source').notNull(),
    retrievedFrom: text('retrieved_from').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.industry] })],
);
