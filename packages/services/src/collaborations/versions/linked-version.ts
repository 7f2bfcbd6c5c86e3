import type { Database } from '@valia/db/client.ts';
import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import { isValidSnapshot } from '../../valuations/versions/valid-snapshot.ts';
import type { RequestRow } from '../../requests/requests.ts';

interface ClosedVersion {
  id: string;
  number: number;
  closedAt: Date;
}

/** The latest closed version of a valuation whose completion has not been undone. */
export const findClosedVersion = async (
  db: Database,
  valuationId: string,
): Promise<ClosedVersion | null> => {
  const [snapshot] = await db
    .select({
      id: valuationSnapshots.id,
      number: valuationSnapshots.number,
      closedAt: valuationSnapshots.createdAt,
    })
    .from(valuationSnapshots)
    .where(and(eq(valuationSnapshots.valuationId, valuationId), isValidSnapshot))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1);
  return snapshot ?? null;
};

/** Same as `findClosedVersion`; throws `valuation-not-completed` when there is none. */
export const requireClosedVersion = async (
  db: Database,
  valuationId: string,
): Promise<ClosedVersion> => {
  const version = await findClosedVersion(db, valuationId);
  if (version === null) throw new AppError('valuation-not-completed');
  return version;
};

/**
 * Grants the other side of a request access to the latest closed version of the attached valuation, if there is one.
 */
export const openLatestVersion = async (
  tx: Transaction,
  { id: requestId, valuationId }: Pick<RequestRow, 'id' | 'valuationId'>,
  now: Date,
): Promise<void> => {
  if (valuationId === null) return;
  const version = await findClosedVersion(tx, valuationId);
  if (version === null) return;
  await tx
    .insert(collaborationAccess)
    .values({ requestId, snapshotId: version.id, grantedAt: now })
    .onConflictDoNothing();
};
