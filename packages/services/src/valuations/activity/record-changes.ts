import { storageUse } from '@valia/db/schema/valuations/storage-use.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import { maxHistoryBytes } from '@valia/domain/storage/storage-quota.ts';
import type { FieldChange } from '@valia/domain/valuations/activity/changed-values.ts';
import { capChanges } from '@valia/domain/valuations/activity/cap-changes.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';

interface RecordedChange {
  auditLogId: number;
  valuationId: string;
  /** The owner of the valuation. */
  ownerId: string;
  leaves: readonly FieldChange[];
}

const ownersWithRoom = async (
  tx: Transaction,
  changes: readonly RecordedChange[],
): Promise<Set<string>> => {
  const rows = await tx
    .select({
      id: users.id,
      historyBytes: storageUse.historyBytes,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .leftJoin(storageUse, eq(storageUse.userId, users.id))
    .where(inArray(users.id, [...new Set(changes.map(({ ownerId }) => ownerId))]));
  const hasRoom = ({ historyBytes, emailConfirmedAt }: (typeof rows)[number]): boolean =>
    (historyBytes ?? 0) < maxHistoryBytes({ emailConfirmed: emailConfirmedAt !== null });
  return new Set(rows.filter(hasRoom).map(({ id }) => id));
};

/**
 * Stores the values behind audit rows of valuations in the same transaction, but outside the log, which is never
 * deleted. When the owner's history is full, only their number is stored, so that no save is refused for this reason.
 */
export const recordChanges = async (
  tx: Transaction,
  changes: readonly RecordedChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  const roomy = await ownersWithRoom(tx, changes);
  await tx.insert(valuationChanges).values(
    changes.map(({ auditLogId, valuationId, ownerId, leaves }) => ({
      auditLogId,
      valuationId,
      leaves: roomy.has(ownerId) ? capChanges(leaves) : [],
      leafCount: leaves.length,
    })),
  );
};
