import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { undoneSnapshots } from '@valia/db/schema/valuations/undone-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { changed, unchanged, writeChange } from '../verbs/verb.ts';
import { excludeSaves } from './activity/activity-event.ts';
import { readStatus } from './read-status.ts';
import {
  isEditableBy,
  loadValuation,
  type ValuationOfPerson,
  type ValuationRow,
} from './valuation-access.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';

/** The last change of status, with the data needed to undo it. */
interface LastChange {
  earlier: { status: ValuationStatus; version: number };
  /** The version that resulted from the change. */
  version: number;
  /** The snapshot created by a completion; null for other changes. */
  snapshotId: string | null;
}

/** Null after an undo, and for a change so old that its row in the log has no version. */
const findLastChange = async (db: Database, id: string): Promise<LastChange | null> => {
  const { action, before, after } = auditLogs;
  const [row] = await db
    .select({ action, before, after })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.subjectType, 'valuation'),
        eq(auditLogs.subjectId, id),
        inArray(action, ['valuation.status-changed', 'valuation.status-undone']),
        excludeSaves,
      ),
    )
    .orderBy(desc(auditLogs.id))
    .limit(1);
  const [from, to] = [readStatus(row?.before), readStatus(row?.after)];
  if (row?.action !== 'valuation.status-changed') return null;
  if (from?.version === undefined || to?.version === undefined) return null;
  const earlier = { status: from.status, version: from.version };
  return { earlier, version: to.version, snapshotId: to.snapshotId ?? null };
};

/** The snapshot with which a reopened valuation is completed again; no new snapshot is created. */
const snapshotToRestore = async (tx: Transaction, id: string, status: ValuationStatus) => {
  if (status !== 'completed') return null;
  const snapshot = await findSnapshotIdentity(tx, id);
  if (snapshot === null) throw new AppError('valuation-status-refused');
  return snapshot;
};

const writeUndo = async (
  tx: Transaction,
  ctx: ServiceContext,
  { id, userId, change }: { id: string; userId: string; change: LastChange },
  undone: ValuationRow,
): Promise<AuditEntry> => {
  const { snapshotId, earlier, version } = change;
  if (snapshotId !== null)
    await tx.insert(undoneSnapshots).values({ snapshotId, undoneAt: ctx.now, undoneBy: userId });
  return {
    action: 'valuation.status-undone',
    subjectType: 'valuation',
    subjectId: id,
    before: { status: undone.status, version, ...(snapshotId !== null && { snapshotId }) },
    after: { ...earlier },
  };
};

/**
 * Undoes the change of status that resulted in this version, if it is the valuation's last change. Any user who may
 * edit can do it, even if that transition is otherwise not allowed. Repeated calls get the same answer. A version above
 * the current one was never reached, or was already undone.
 */
export const undoValuationStatus = (
  ctx: ServiceContext,
  { version, ...key }: ValuationOfPerson & { version: number },
): Promise<{ isUndone: boolean }> =>
  writeChange(ctx, async (tx) => {
    // Locks the row first; otherwise the log could contain changes made after the row was read.
    await tx
      .select({ id: valuations.id })
      .from(valuations)
      .where(isEditableBy(tx, key))
      .for('update');
    const current = await loadValuation(tx, { ...key, need: 'edit' });
    if (current.version < version)
      return unchanged({ isUndone: current.undoneVersion === version });
    const change = await findLastChange(tx, key.id);
    if (current.version !== version || change?.version !== version)
      throw new AppError('valuation-changed-since');
    const { status, version: earlier } = change.earlier;
    const snapshot = await snapshotToRestore(tx, key.id, status);
    const [undone] = await tx
      .update(valuations)
      .set({
        status,
        version: earlier,
        undoneVersion: version,
        updatedAt: ctx.now,
        completedAt: snapshot === null ? null : new Date(snapshot.createdAt),
      })
      .where(and(isEditableBy(tx, key), eq(valuations.version, version)))
      .returning({ id: valuations.id });
    if (!undone) throw new AppError('valuation-changed-since');
    return changed({ isUndone: true }, await writeUndo(tx, ctx, { ...key, change }, current));
  });
