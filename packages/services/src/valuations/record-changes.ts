import type { Database } from '@valia/db/client.ts';
import { valuationChanges } from '@valia/db/schema/valuation-changes.ts';
import { changedLeaves } from '@valia/domain/valuations/changed-leaves.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';

const mostLeaves = 50;

interface RecordedChange {
  auditLogId: number;
  valuationId: string;
  before: ValuationDocument;
  after: ValuationDocument;
}

/** Keeps the values behind one audit row of a saved document, beside the log and in its transaction. */
export const recordChanges = async (
  tx: Database,
  { auditLogId, valuationId, before, after }: RecordedChange,
): Promise<void> => {
  const leaves = changedLeaves(before, after);
  await tx.insert(valuationChanges).values({
    auditLogId,
    valuationId,
    leaves: leaves.slice(0, mostLeaves),
    leafCount: leaves.length,
  });
};
