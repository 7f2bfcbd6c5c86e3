import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import type { ChangedLeaf } from '@valia/domain/valuations/activity/changed-leaves.ts';
import { leavesToKeep } from '@valia/domain/valuations/activity/leaves-to-keep.ts';
import type { Transaction } from '../../audit/change-audited.ts';

interface RecordedChange {
  auditLogId: number;
  valuationId: string;
  leaves: readonly ChangedLeaf[];
}

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
