import { valuationViews } from '@valia/db/schema/valuation-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationView } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { viewId } from './view-id.ts';

/** My named views of the list, the oldest first. */
export const listValuationViews = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ views: ValuationView[] }> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const views = await ctx.db
    .select({ id: viewId, name: valuationViews.name, search: valuationViews.search })
    .from(valuationViews)
    .where(eq(valuationViews.userId, userId))
    .orderBy(asc(valuationViews.createdAt), asc(valuationViews.id));
  return { views };
};
