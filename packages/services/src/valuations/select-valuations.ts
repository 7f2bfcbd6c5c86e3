import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  SelectedValuations,
  SelectValuationsInput,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { and } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { listConditions } from './list-conditions.ts';
import { listItemColumns, onShareOf } from './list-item-columns.ts';
import { afterListCursor, cutListPage, listOrder } from './list-order.ts';

const limit = 5_000;
const order = { sort: 'updatedAt', direction: 'desc' } as const;

/** All that a filter lets through, in pages: no more of each than acting on it and adding it up needs. */
export const selectValuations = async ({
  ctx,
  input: { cursor, ...filter },
}: {
  ctx: ServiceContext;
  input: SelectValuationsInput;
}): Promise<SelectedValuations> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const { tags: _tags, ownerName: _ownerName, ...columns } = listItemColumns(userId);
  const rows = await ctx.db
    .select({ ...columns, companySortKey: valuations.companySortKey })
    .from(valuations)
    .leftJoin(valuationShares, onShareOf(userId))
    .where(and(listConditions(filter, { userId, now: ctx.now }), afterListCursor(cursor, order)))
    .orderBy(...listOrder(order))
    .limit(limit + 1);
  const { page, nextCursor } = cutListPage(rows, { ...order, limit });
  const items = page.map((row) => ({
    id: row.id,
    version: row.version,
    status: row.status,
    currency: row.currency,
    equityCentral: row.equityCentral,
    archived: row.archivedAt !== null,
    everCompleted: row.everCompleted,
    access: row.access,
  }));
  return { items, nextCursor };
};
