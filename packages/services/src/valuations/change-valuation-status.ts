import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { toNotComputableFields } from '@valia/domain/valuations/not-computable-fields.ts';
import {
  type ChangedValuationStatus,
  changedValuationStatusSchema,
  changeValuationStatusInput,
  type ChangeValuationStatusInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { canChangeValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { change, changed, unchanged } from '../verbs/verb.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import { isEditableBy, loadValuation, type ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { freezeValuation } from './versions/freeze-valuation.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';
import { nextVersion, versionAfter } from './versions/next-version.ts';

const freezeCompleted = async (
  tx: Transaction,
  ctx: ServiceContext,
  completed: { row: ValuationRow; outcome: ValuationOutcome; userId: string },
) => {
  const { ownerId } = completed.row;
  await recordMilestone(tx, ctx, { userId: ownerId, name: 'first-valuation-completed' });
  return freezeValuation(tx, ctx, completed);
};

const computableOutcome = (current: ValuationRow): ValuationOutcome => {
  const { outcome } = valueDocument(current.document);
  if (outcome.result === null) {
    throw new AppError('valuation-not-computable', toNotComputableFields(outcome.issues));
  }
  return outcome;
};

/**
 * True when the change was already made and its answer was lost, or when there is nothing to change. The second case is
 * the undo of a change whose answer never arrived: the valuation never left its status, and the version in the request
 * was never reached.
 */
const isDone = (current: ValuationRow, { to, version }: ChangeValuationStatusInput): boolean =>
  current.status === to && current.version <= versionAfter(version, current);

/**
 * Changes the status of a valuation that the caller may edit, in the version that the caller saw. Completing creates a
 * snapshot; reopening keeps the existing ones. Repeated or concurrent calls make the change once, and each gets the
 * answer.
 */
export const changeValuationStatus = change({
  right: 'work-on-own-valuations',
  input: changeValuationStatusInput,
  output: changedValuationStatusSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ id, version: 1, to: 'in_progress' }),
  run: async ({ ctx, actor, tx, input }) => {
    const { id, to, version } = input;
    const key = { id, userId: actor.userId };
    const answer = async (row: ValuationRow): Promise<ChangedValuationStatus> => ({
      ...toValuationSummary(row),
      snapshot: await findSnapshotIdentity(tx, id),
    });
    const current = await loadValuation(tx, { ...key, need: 'edit' });
    if (isDone(current, input)) return unchanged(await answer(current));
    if (current.version !== version) throw new AppError('valuation-version-conflict');
    if (!canChangeValuationStatus(current.status, to))
      throw new AppError('valuation-status-refused');
    const outcome = to === 'completed' ? computableOutcome(current) : null;
    const completedAt = to === 'completed' ? ctx.now : null;
    const [moved] = await tx
      .update(valuations)
      .set({ status: to, version: nextVersion, updatedAt: ctx.now, completedAt })
      .where(and(isEditableBy(tx, key), eq(valuations.version, version)))
      .returning();
    if (!moved) {
      const winner = await loadValuation(tx, { ...key, need: 'edit' });
      if (isDone(winner, input)) return unchanged(await answer(winner));
      throw new AppError('valuation-version-conflict');
    }
    const frozen =
      outcome && (await freezeCompleted(tx, ctx, { row: moved, outcome, userId: actor.userId }));
    return changed(await answer(moved), {
      action: 'valuation.status-changed',
      subjectType: 'valuation',
      subjectId: id,
      before: { status: current.status, version },
      after: {
        status: to,
        version: moved.version,
        ...(frozen && { snapshotId: frozen.id, sha256: frozen.sha256 }),
      },
    });
  },
});
