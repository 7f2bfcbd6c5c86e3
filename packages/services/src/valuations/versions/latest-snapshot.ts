import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isValidSnapshot } from './valid-snapshot.ts';

type SnapshotRow = Pick<
  typeof valuationSnapshots.$inferSelect,
  'id' | 'sha256' | 'engineVersion' | 'createdAt'
>;

export const toSnapshotIdentity = (row: SnapshotRow): NonNullable<Valuation['snapshot']> => ({
  id: row.id,
  sha256: row.sha256,
  engineVersion: row.engineVersion,
  createdAt: row.createdAt.toISOString(),
});

const identityQuery = preparedRead((builder) =>
  builder
    .select({
      id: valuationSnapshots.id,
      sha256: valuationSnapshots.sha256,
      engineVersion: valuationSnapshots.engineVersion,
      createdAt: valuationSnapshots.createdAt,
    })
    .from(valuationSnapshots)
    .where(and(eq(valuationSnapshots.valuationId, sql.placeholder('valuationId')), isValidSnapshot))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1),
);

/**
 * The identity of the latest snapshot whose completion has not been undone. The caller must have checked access to the
 * valuation.
 */
export const findSnapshotIdentity = async (
  db: Database,
  valuationId: string,
): Promise<Valuation['snapshot']> => {
  const [row] = await identityQuery(db, { valuationId });
  return row ? toSnapshotIdentity(row) : null;
};
