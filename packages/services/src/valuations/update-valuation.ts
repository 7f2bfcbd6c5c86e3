import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import { changedFields } from '@valia/domain/valuations/activity/changed-fields.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type {
  UpdateValuationInput,
  ValuationSummary,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { requireGrowthQuota } from '../storage/require-quota.ts';
import { nextVersion } from './versions/next-version.ts';
import { recordChanges } from './activity/record-changes.ts';
import { toValuationSummary } from './list/summary-columns.ts';
import { isEditableBy, loadValuation, type ValuationRow } from './valuation-access.ts';
import { valueDocument } from './value-document.ts';
import { writtenDocument } from './written-document.ts';

const conflict = (current: ValuationRow, document: ValuationDocument): AppError =>
  new AppError(
    'valuation-version-conflict',
    changedFields(current.document, document).map((path) => ({
      path,
      code: 'changed-by-another',
      params: {},
    })),
  );

/**
 * Saves the whole document over the version the editor loaded.
 * A save that was already done (its answer got lost) is answered again; any other version is a conflict
 * that names the fields in which the two documents differ.
 */
export const updateValuation = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: UpdateValuationInput;
}): Promise<ValuationSummary> => {
  const actor = requireRight(ctx.actor, 'work-on-own-valuations');
  const key = { id: input.id, userId: actor.userId };
  return changeAudited(ctx, async (tx) => {
    const current = await loadValuation(tx, { ...key, need: 'edit' });
    const document = writtenDocument(current, input.document);
    const changed = changedFields(current.document, document);
    if (changed.length === 0) return toValuationSummary(current);
    if (current.status === 'completed') throw new AppError('valuation-read-only');
    if (current.version !== input.version) throw conflict(current, document);
    const [saved] = await tx
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
          eq(valuations.version, input.version),
          ne(valuations.status, 'completed'),
        ),
      )
      .returning();
    if (!saved) {
      throw conflict(await loadValuation(tx, { ...key, need: 'edit' }), document);
    }
    const { ownerId } = current;
    await requireGrowthQuota(tx, { ownerId, before: current.document, after: document });
    const auditLogId = await recordAudit(tx, ctx, {
      action: 'valuation.updated',
      subjectType: 'valuation',
      subjectId: saved.id,
      before: { version: current.version },
      after: { version: saved.version, fields: changed },
    });
    const leaves = changedValues(current.document, document);
    await recordChanges(tx, [{ auditLogId, valuationId: saved.id, ownerId, leaves }]);
    return toValuationSummary(saved);
  });
};
