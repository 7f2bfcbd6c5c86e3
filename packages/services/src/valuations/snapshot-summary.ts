import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { sql } from 'drizzle-orm';

/** Whole units of the currency, read where it is stored: a document is large, and a list needs one figure of it. */
export const snapshotSummaryColumns = {
  number: valuationSnapshots.number,
  id: valuationSnapshots.id,
  createdAt: valuationSnapshots.createdAt,
  createdBy: valuationSnapshots.createdBy,
  equityCentral: sql<number | null>`
    (${valuationSnapshots.outcome} #>> '{result,equityValue,central}')::float8
    * (${valuationSnapshots.document} ->> 'unit')::float8`,
  currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
  engineVersion: valuationSnapshots.engineVersion,
  sha256: valuationSnapshots.sha256,
} as const;

type SummaryRow = Omit<SnapshotSummary, 'createdAt'> & { createdAt: Date };

export const toSnapshotSummary = (
  row: SummaryRow,
  names: ReadonlyMap<string, string>,
): SnapshotSummary => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  createdBy: names.get(row.createdBy) ?? '',
});
