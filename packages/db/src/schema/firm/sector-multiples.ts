import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declareAuthorship, impersonal } from '../../column-privacy.ts';
import { sectorMultipleSets } from './sector-multiple-sets.ts';
import { smeSectors } from './sme-sectors.ts';

/** One industry of an edition. Multiples are factors, rates are fractions; null when the publication has no figure. */
export const sectorMultiples = pgTable(
  'sector_multiples',
  {
    setId: impersonal(
      uuid('set_id')
        .notNull()
        .references(() => sectorMultipleSets.id),
    ),
    industry: impersonal(text('industry').notNull(), { holds: 'codes' }),
    /** Null for the totals of the market. */
    smeSector: impersonal(
      text('sme_sector').references(() => smeSectors.code),
      { holds: 'codes' },
    ),
    firms: impersonal(integer('firms').notNull()),
    evToEbitda: impersonal(doublePrecision('ev_ebitda')),
    evToEbit: impersonal(doublePrecision('ev_ebit')),
    evToEbitdaAllFirms: impersonal(doublePrecision('ev_ebitda_all_firms')),
    evToEbitAllFirms: impersonal(doublePrecision('ev_ebit_all_firms')),
    evToSales: impersonal(doublePrecision('ev_sales')),
    priceToSales: impersonal(doublePrecision('price_sales')),
    netMargin: impersonal(doublePrecision('net_margin')),
    priceToEarningsProfitable: impersonal(doublePrecision('pe_aggregate_profitable')),
    priceToEarningsTrailing: impersonal(doublePrecision('pe_trailing_mean')),
    priceToEarningsForward: impersonal(doublePrecision('pe_forward_mean')),
    leveredBeta: impersonal(doublePrecision('beta_levered')),
    debtToEquity: impersonal(doublePrecision('d_e')),
    unleveredBeta: impersonal(doublePrecision('beta_unlevered')),
    unleveredBetaCashCorrected: impersonal(doublePrecision('beta_unlevered_cash_corrected')),
    effectiveTaxRate: impersonal(doublePrecision('effective_tax')),
    costOfEquityUsd: impersonal(doublePrecision('cost_of_equity_usd')),
    afterTaxCostOfDebtUsd: impersonal(doublePrecision('cost_of_debt_after_tax_usd')),
    costOfCapitalUsd: impersonal(doublePrecision('cost_of_capital_usd')),
    costOfCapitalBasis: impersonal(text('cost_of_capital_basis').notNull(), { holds: 'codes' }),
    ebitdaMargin: impersonal(doublePrecision('ebitda_margin')),
    source: impersonal(text('source').notNull()),
    retrievedFrom: impersonal(text('retrieved_from').notNull()),
  },
  (table) => [primaryKey({ columns: [table.setId, table.industry] })],
);

declareAuthorship(sectorMultiples, {
  of: (userId) =>
    sql`${sectorMultiples.setId}::text in (select subject_id from audit_logs
        where subject_type = 'sector-set' and actor_user_id = ${userId})`,
  kept: { reason: 'firm-records', columns: ['source', 'retrievedFrom'] },
});
