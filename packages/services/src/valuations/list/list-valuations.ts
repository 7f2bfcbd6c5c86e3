import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  listValuationsInput,
  valuationPageSchema,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { sql } from 'drizzle-orm';
import { cutPage, listRead } from '../../lists/list-read.ts';
import { read } from '../../verbs/verb.ts';
import { listItemColumns, onShareOf, toListItem } from './list-item-columns.ts';
import { valuationFilters } from './valuation-filters.ts';
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
export const listValuations = read({
  right: 'work-on-own-valuations',
  input: listValuationsInput,
  output: valuationPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const read = await valuationList.rows(ctx.db, { ...input, userId, now: ctx.now }, input);
    const { rows, nextCursor } = cutPage(read, input);
    return { items: rows.map(toListItem), nextCursor };
  },
});
