import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import type { ChangedLeaf } from '@valia/domain/valuations/activity/changed-leaves.ts';
import { exceedsDocuments } from '@valia/domain/storage/storage-quota.ts';
import { leavesToKeep } from '@valia/domain/valuations/activity/leaves-to-keep.ts';
import type { Transaction } from '../../audit/change-audited.ts';
import { findStorage } from '../../storage/find-storage.ts';

interface RecordedChange {
  auditLogId: number;
  valuationId: string;
  leaves: readonly ChangedLeaf[];
}

/** The values of a save; of an owner without room it is only told how many there were. */
export const recordSave = async (
  tx: Transaction,
  { ownerId, ...change }: RecordedChange & { ownerId: string },
): Promise<void> => {
  const { use, quota } = await findStorage(tx, ownerId);
  const leaves = exceedsDocuments(use, quota) ? [] : leavesToKeep(change.leaves);
  await tx.insert(valuationChanges).values({
    auditLogId: change.auditLogId,
    valuationId: change.valuationId,
    leaves,
    leafCount: change.leaves.length,
  });
};

/** Keeps the values behind audit rows of valuations, beside the log, which never forgets, and in its transaction. */
export const recordChanges = async (
  tx: Transaction,
  changes: readonly RecordedChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await tx.insert(valuationChanges).values(
    changes.map(({ auditLogId, valuationId, leaves }) => ({
      auditLogId,
      valuationId,
      leaves: leavesToKeep(leaves),
      leafCount: leaves.length,
    })),
  );
};
