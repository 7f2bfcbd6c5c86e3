import type { sectorMultiples } from '../schema/firm/sector-multiples.ts';
import { parseCsv } from './parse-csv.ts';

export type SectorMultipleRow = Omit<typeof sectorMultiples.$inferInsert, 'setId'> & {
  region: string;
  date: string;
};

const figure = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The industries of `data/sector-multiples.csv`, in the file's order. */
export const sectorMultipleRows = (csv: string): SectorMultipleRow[] =>
  parseCsv(csv).map((row) => ({
    region: row.region ?? '',
    date: row.data_date ?? '',
    industry: row.industry ?? '',
    smeSector: row.sme_sector || null,
    firms: Number(row.firms),
    evToEbitda: figure(row.ev_ebitda),
    evToEbit: figure(row.ev_ebit),
    evToEbitdaAllFirms: figure(row.ev_ebitda_all_firms),
    evToEbitAllFirms: figure(row.ev_ebit_all_firms),
    evToSales: figure(row.ev_sales),
    priceToSales: figure(row.price_sales),
    netMargin: figure(row.net_margin),
    priceToEarningsProfitable: figure(row.pe_aggregate_profitable),
    priceToEarningsTrailing: figure(row.pe_trailing_mean),
    priceToEarningsForward: figure(row.pe_forward_mean),
    leveredBeta: figure(row.beta_levered),
    debtToEquity: figure(row.d_e),
    unleveredBeta: figure(row.beta_unlevered),
    unleveredBetaCashCorrected: figure(row.beta_unlevered_cash_corrected),
    effectiveTaxRate: figure(row.effective_tax),
    costOfEquityUsd: figure(row.cost_of_equity_usd),
    afterTaxCostOfDebtUsd: figure(row.cost_of_debt_after_tax_usd),
    costOfCapitalUsd: figure(row.cost_of_capital_usd),
    costOfCapitalBasis: row.cost_of_capital_basis ?? '',
    ebitdaMargin: figure(row.ebitda_margin),
    source: row.source ?? '',
    retrievedFrom: row.retrieved_from ?? '',
  }));
