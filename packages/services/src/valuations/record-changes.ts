import type { Database } from '@valia/db/client.ts';
import { valuationChanges } from '@valia/db/schema/valuation-changes.ts';
import { changedLeaves } from '@valia/domain/valuations/changed-leaves.ts';
import type { ValuationRow } from './valuation-access.ts';

const mostLeaves = 50;

/** Keeps the values behind one audit row of a saved document, beside the log and in its transaction. */
export const recordChanges = async (
  tx: Database,
  { auditLogId, before, after }: { auditLogId: number; before: ValuationRow; after: ValuationRow },
): Promise<void> => {
  const leaves = changedLeaves(before.document, after.document);
  await tx.insert(valuationChanges).values({
    auditLogId,
    valuationId: after.id,
    leaves: leaves.slice(0, mostLeaves),
    leafCount: leaves.length,
  });
};
