import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ValuationSummary } from '@valia/domain/valuations/valuation-schemas.ts';

/** The columns of a list row, without the document. */
export const summaryColumns = {
  id: valuations.id,
  type: valuations.type,
  method: valuations.method,
  status: valuations.status,
  companyName: valuations.companyName,
  sector: valuations.sector,
  currency: valuations.currency,
  equityLow: valuations.equityLow,
  equityCentral: valuations.equityCentral,
  equityHigh: valuations.equityHigh,
  version: valuations.version,
  createdAt: valuations.createdAt,
  updatedAt: valuations.updatedAt,
} as const;

type SummaryRow = Pick<typeof valuations.$inferSelect, keyof typeof summaryColumns>;

/** Leaves out the other columns of the row. */
export const toValuationSummary = (row: SummaryRow): ValuationSummary => ({
  id: row.id,
  type: row.type,
  method: row.method,
  status: row.status,
  companyName: row.companyName,
  sector: row.sector,
  currency: row.currency,
  equityLow: row.equityLow,
  equityCentral: row.equityCentral,
  equityHigh: row.equityHigh,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
