import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { savedViewLists, type SavedViewList } from '@valia/domain/lists/saved-view-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

/** What is gone already is as good as deleted; another's stays, and is answered alike. */
export const deleteView = async ({
  ctx,
  list,
  input: { id },
}: {
  ctx: ServiceContext;
  list: SavedViewList;
  input: { id: string };
}): Promise<null> => {
  const { userId } = requireRight(ctx.actor, savedViewLists[list].right);
  return changeAudited(ctx, async (tx) => {
    const deleted = await tx
      .delete(savedViews)
      .where(
        and(eq(savedViews.clientId, id), eq(savedViews.userId, userId), eq(savedViews.list, list)),
      )
      .returning({ id: savedViews.id });
    if (deleted.length === 0) return null;
    await recordAudit(tx, ctx, {
      action: 'view.deleted',
      subjectType: 'view',
      subjectId: id,
      after: { list },
    });
    return null;
  });
};
