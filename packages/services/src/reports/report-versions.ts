import type { Database } from '@valia/db/client.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { CreateReportInput } from '@valia/domain/reports/report-schemas.ts';
import type { ReportSnapshot } from '@valia/domain/reports/valuation-report-input.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { isValidSnapshot } from '../valuations/versions/valid-snapshot.ts';
import type { ValuationRow } from '../valuations/valuation-access.ts';

export type SnapshotRow = typeof valuationSnapshots.$inferSelect;

export interface ReportVersions {
  snapshot: SnapshotRow;
  /** The earlier version of a comparison; null for other kinds of report. */
  compared: SnapshotRow | null;
}

/** The latest closed version. A valuation that is not completed has none to report. */
export const loadLatestVersion = async (
  db: Database,
  { id, status }: ValuationRow,
): Promise<SnapshotRow> => {
  if (status !== 'completed') throw new AppError('valuation-not-completed');
  const [snapshot] = await db
    .select()
    .from(valuationSnapshots)
    .where(and(eq(valuationSnapshots.valuationId, id), isValidSnapshot))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1);
  if (!snapshot) throw new AppError('valuation-not-completed');
  return snapshot;
};

/**
 * The earlier version of a comparison: the requested one, or otherwise the previous one, in the same currency, because
 * currencies are not converted. Null for other kinds of report.
 */
export const loadComparedVersion = async (
  db: Database,
  latest: SnapshotRow,
  { kind, compareWith }: Pick<CreateReportInput, 'kind' | 'compareWith'>,
): Promise<SnapshotRow | null> => {
  if (kind !== 'comparison') return null;
  const { document, number, valuationId } = valuationSnapshots;
  const [snapshot] = await db
    .select()
    .from(valuationSnapshots)
    .where(
      and(
        eq(valuationId, latest.valuationId),
        lt(number, latest.number),
        isValidSnapshot,
        eq(sql`${document} ->> 'currency'`, latest.document.currency),
        compareWith === undefined ? undefined : eq(number, compareWith),
      ),
    )
    .orderBy(desc(number))
    .limit(1);
  if (snapshot) return snapshot;
  throw new AppError('invalid-input', [{ path: 'compareWith', code: 'not-in-list', params: {} }]);
};

export const toReportSnapshot = (row: SnapshotRow): ReportSnapshot => ({
  sha256: row.sha256,
  engineVersion: row.engineVersion,
  createdAt: row.createdAt.toISOString(),
  number: row.number,
});
