import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { sql } from 'drizzle-orm';
import { snapshotEquity } from './snapshot-equity.ts';
import { isUndoneSnapshot } from './valid-snapshot.ts';

export const snapshotSummaryColumns = {
  number: valuationSnapshots.number,
  id: valuationSnapshots.id,
  createdAt: valuationSnapshots.createdAt,
  createdBy: valuationSnapshots.createdBy,
  equityCentral: snapshotEquity,
  currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
  engineVersion: valuationSnapshots.engineVersion,
  sha256: valuationSnapshots.sha256,
  undone: isUndoneSnapshot,
} as const;

type SummaryRow = Omit<SnapshotSummary, 'createdAt'> & { createdAt: Date };

export const toSnapshotSummary = (
  row: SummaryRow,
  names: ReadonlyMap<string, string>,
): SnapshotSummary => ({
  number: row.number,
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  createdBy: names.get(row.createdBy) ?? '',
  equityCentral: row.equityCentral,
  currency: row.currency,
  engineVersion: row.engineVersion,
  sha256: row.sha256,
  undone: row.undone,
});
