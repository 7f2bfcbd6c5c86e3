import { valuationViews } from '@valia/db/schema/valuation-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { viewId } from './view-id.ts';

/** What is gone already is as good as deleted; another's stays, and is answered alike. */
export const deleteValuationView = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: ValuationIdInput;
}): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  return ctx.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(valuationViews)
      .where(and(eq(viewId, id), eq(valuationViews.userId, userId)))
      .returning({ id: valuationViews.id });
    if (deleted.length === 0) return null;
    await recordAudit(tx, ctx, {
      action: 'valuation-view.deleted',
      subjectType: 'valuation-view',
      subjectId: id,
    });
    return null;
  });
};
