import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { applyPatch, type Patched } from '@valia/domain/valuation-patch/apply-patch.ts';
import { conflictPath } from '@valia/domain/valuation-patch/conflict-path.ts';
import { mergePatch } from '@valia/domain/valuation-patch/merge-patch.ts';
import { changedFields } from '@valia/domain/valuations/activity/changed-fields.ts';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import type {
  PatchedValuation,
  PatchValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { requireGrowthQuota } from '../storage/require-quota.ts';
import { nextVersion } from './versions/next-version.ts';
import { recordChanges } from './activity/record-changes.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import { isEditableBy, loadValuation, type ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { whoChanged } from './activity/who-changed.ts';
import { writtenDocument } from './written-document.ts';

/** On the version it was made on, a patch is what it says; upon another, both have to make one whole. */
const patched = (current: ValuationRow, { version, patch }: PatchValuationInput): Patched => {
  if (current.version !== version) return mergePatch(current.document, patch);
  const applied = applyPatch(current.document, patch);
  if (applied.conflicts.length > 0) return applied;
  return { document: writtenDocument(current, applied.document), conflicts: [] };
};

const refuse = async (
  tx: Transaction,
  current: ValuationRow,
  { version }: PatchValuationInput,
  conflicts: Patched['conflicts'],
): Promise<never> => {
  const whoOf = await whoChanged(tx, { id: current.id, version });
  throw new AppError(
    'valuation-version-conflict',
    conflicts.map(({ key }) => {
      const path = conflictPath(current.document, key);
      const person = whoOf(path);
      return { path, code: 'changed-by-another', params: person === null ? {} : { person } };
    }),
  );
};

const mostTries = 5;

interface Written {
  before: ValuationRow;
  after: ValuationRow;
}

/** Writes over the version that was read; one that came between is read and merged with in its turn. */
const writeMerged = async (
  tx: Transaction,
  ctx: ServiceContext,
  input: PatchValuationInput,
  userId: string,
): Promise<Written> => {
  const key = { id: input.id, userId };
  for (let tried = 0; tried < mostTries; tried += 1) {
    const before = await loadValuation(tx, { ...key, need: 'edit' });
    const { document, conflicts } = patched(before, input);
    if (conflicts.length > 0) await refuse(tx, before, input, conflicts);
    if (changedFields(before.document, document).length === 0) return { before, after: before };
    if (before.status === 'completed') throw new AppError('valuation-read-only');
    const [after] = await tx
      .update(valuations)
      .set({
        ...valueDocument(document).extract,
        document,
        version: nextVersion,
        updatedAt: ctx.now,
      })
      .where(
        and(
          isEditableBy(tx, key),
          eq(valuations.version, before.version),
          ne(valuations.status, 'completed'),
        ),
      )
      .returning();
    if (after !== undefined) return { before, after };
  }
  throw new AppError('unavailable');
};

/**
 * Saves what somebody changed since the version they hold, upon the newest one: other cells merge without a question,
 * the same cell is refused with who typed it. Sent again, it is answered again. The document is answered where it
 * holds more than the caller knows.
 */
export const patchValuation = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: PatchValuationInput;
}): Promise<PatchedValuation> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  return changeAudited(ctx, async (tx) => {
    const { before, after } = await writeMerged(tx, ctx, input, userId);
    const document = before.version === input.version ? null : after.document;
    if (before === after) return { ...toValuationSummary(after), merged: document };
    const [was, is] = [before.document, after.document];
    await requireGrowthQuota(tx, { ownerId: before.ownerId, before: was, after: is });
    const auditLogId = await recordAudit(tx, ctx, {
      action: 'valuation.updated',
      subjectType: 'valuation',
      subjectId: after.id,
      before: { version: before.version },
      after: {
        version: after.version,
        fields: changedFields(before.document, after.document),
      },
    });
    const leaves = changedValues(before.document, after.document);
    await recordChanges(tx, [
      { auditLogId, valuationId: after.id, ownerId: before.ownerId, leaves },
    ]);
    return { ...toValuationSummary(after), merged: document };
  });
};
