import type { Database } from '@valia/db/client.ts';
import { collaborationAccess } from '@valia/db/schema/collaboration-access.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../audit/change-audited.ts';
import { isStandingSnapshot } from '../valuations/standing-snapshot.ts';
import type { RequestRow } from './requests.ts';

/** The latest closed version of a valuation whose completion stands; `valuation-not-completed` when there is none. */
export const requireClosedVersion = async (
  db: Database,
  valuationId: string,
): Promise<{ id: string; number: number; closedAt: Date }> => {
  const [snapshot] = await db
    .select({
      id: valuationSnapshots.id,
      number: valuationSnapshots.number,
      closedAt: valuationSnapshots.createdAt,
    })
    .from(valuationSnapshots)
    .where(and(eq(valuationSnapshots.valuationId, valuationId), isStandingSnapshot))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1);
  if (snapshot === undefined) throw new AppError('valuation-not-completed');
  return snapshot;
};

/** Lets the other side of a request read the latest closed version of what came along, if anything did. */
export const openLatestVersion = async (
  tx: Transaction,
  { id: requestId, valuationId }: Pick<RequestRow, 'id' | 'valuationId'>,
  now: Date,
): Promise<void> => {
  if (valuationId === null) return;
  const { id: snapshotId } = await requireClosedVersion(tx, valuationId);
  await tx
    .insert(collaborationAccess)
    .values({ requestId, snapshotId, grantedAt: now })
    .onConflictDoNothing();
};
