import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import {
  savedViewLists,
  type SavedView,
  type SavedViewList,
} from '@valia/domain/lists/saved-view-schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

/** My named views of a list, the oldest first. */
export const listSavedViews = async ({
  ctx,
  list,
}: {
  ctx: ServiceContext;
  list: SavedViewList;
}): Promise<{ views: SavedView[] }> => {
  const { userId } = requireRight(ctx.actor, savedViewLists[list].right);
  const views = await ctx.db
    .select({ id: savedViews.clientId, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
  return { views };
};
