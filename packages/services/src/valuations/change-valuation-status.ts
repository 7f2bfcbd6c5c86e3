import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { toNotComputableFields } from '@valia/domain/valuations/not-computable-fields.ts';
import type {
  ChangedValuationStatus,
  ChangeValuationStatusInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { canChangeValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { freezeValuation } from './freeze-valuation.ts';
import { findSnapshotIdentity } from './latest-snapshot.ts';
import { isOwnValuation, loadOwnValuation, type ValuationRow } from './own-valuation.ts';
import { toValuationSummary } from './summary-columns.ts';
import { valueDocument } from './value-document.ts';

const freezeCompleted = async (
  tx: Database,
  ctx: ServiceContext,
  row: ValuationRow,
  outcome: ValuationOutcome,
) => {
  await recordMilestone(tx, ctx, { userId: row.ownerId, name: 'first-valuation-completed' });
  return freezeValuation(tx, ctx, row, outcome);
};

const computableOutcome = (current: ValuationRow): ValuationOutcome => {
  const { outcome } = valueDocument(current.document);
  if (outcome.result === null) {
    throw new AppError('valuation-not-computable', toNotComputableFields(outcome.issues));
  }
  return outcome;
};

/**
 * Moves a valuation of mine to another status. Completing freezes a snapshot; reopening keeps those there are.
 * Of several changes at once one wins, the others are refused.
 */
export const changeValuationStatus = async ({
  ctx,
  input: { id, to },
}: {
  ctx: ServiceContext;
  input: ChangeValuationStatusInput;
}): Promise<ChangedValuationStatus> => {
  const actor = requireRight(ctx.actor, 'work-on-own-valuations');
  const key = { id, ownerId: actor.userId };
  return ctx.db.transaction(async (tx) => {
    const current = await loadOwnValuation(tx, key);
    if (!canChangeValuationStatus(current.status, to))
      throw new AppError('valuation-status-refused');
    const outcome = to === 'completed' ? computableOutcome(current) : null;
    const [changed] = await tx
      .update(valuations)
      .set({
        status: to,
        version: current.version + 1,
        updatedAt: ctx.now,
        completedAt: to === 'completed' ? ctx.now : null,
      })
      .where(
        and(
          isOwnValuation(key),
          eq(valuations.status, current.status),
          eq(valuations.version, current.version),
        ),
      )
      .returning();
    if (!changed) {
      const { status } = await loadOwnValuation(tx, key);
      throw new AppError(
        status === current.status ? 'valuation-version-conflict' : 'valuation-status-refused',
      );
    }
    const frozen = outcome && (await freezeCompleted(tx, ctx, changed, outcome));
    await recordAudit(tx, ctx, {
      action: 'valuation.status-changed',
      subjectType: 'valuation',
      subjectId: id,
      before: { status: current.status },
      after: { status: to, ...(frozen && { snapshotId: frozen.id, sha256: frozen.sha256 }) },
    });
    return {
      ...toValuationSummary(changed),
      snapshot: frozen ?? (await findSnapshotIdentity(tx, id)),
    };
  });
};
