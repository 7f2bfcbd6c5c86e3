import type { Database } from '@valia/db/client.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  ListValuationsInput,
  ValuationPage,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { and } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { listConditions } from './list-conditions.ts';
import { listItemColumns, onShareOf, toListItem } from './list-item-columns.ts';
import { afterListCursor, cutListPage, listOrder } from './list-order.ts';

/** The statement behind a page; it reads one row more than the page holds. */
export const listQuery = (
  db: Database,
  input: ListValuationsInput,
  who: { userId: string; now: Date },
) =>
  db
    .select({ ...listItemColumns(who.userId), companySortKey: valuations.companySortKey })
    .from(valuations)
    .leftJoin(valuationShares, onShareOf(who.userId))
    .where(and(listConditions(input, who), afterListCursor(input.cursor, input)))
    .orderBy(...listOrder(input))
    .limit(input.limit + 1);

/** One page of the valuations that are mine, or of those that others share with me. */
export const listValuations = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListValuationsInput;
}): Promise<ValuationPage> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const rows = await listQuery(ctx.db, input, { userId, now: ctx.now });
  const { page, nextCursor } = cutListPage(rows, input);
  return { items: page.map(toListItem), nextCursor };
};
