import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  ListValuationsInput,
  ValuationPage,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { sql } from 'drizzle-orm';
import { cutPage, listRead } from '../../lists/list-read.ts';
import type { ServiceContext } from '../../service-context.ts';
import { valuationFilters } from './valuation-filters.ts';
import { listItemColumns, onShareOf, toListItem } from './list-item-columns.ts';
import { valuationKeyset } from './valuation-keyset.ts';

export const valuationList = listRead({
  keyset: valuationKeyset,
  filters: valuationFilters,
  values: ({ userId }) => ({ userId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...listItemColumns, ...place })
      .from(valuations)
      .leftJoin(valuationShares, onShareOf(sql.placeholder('userId')))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** One page of the valuations that are mine, or of those that others share with me. */
export const listValuations = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListValuationsInput;
}): Promise<ValuationPage> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const read = await valuationList.rows(ctx.db, { ...input, userId, now: ctx.now }, input);
  const { rows, nextCursor } = cutPage(read, input);
  return { items: rows.map(toListItem), nextCursor };
};
