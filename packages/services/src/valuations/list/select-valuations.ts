import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  selectedValuationsSchema,
  selectValuationsInput,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { sql } from 'drizzle-orm';
import { cutPage, listRead } from '../../lists/list-read.ts';
import { read } from '../../verbs/verb.ts';
import { listItemColumns, onShareOf } from './list-item-columns.ts';
import { valuationFilters } from './valuation-filters.ts';
import { valuationKeyset } from './valuation-keyset.ts';

const wholePage = { sort: 'updatedAt', direction: 'desc', limit: 5_000 } as const;

const selection = listRead({
  keyset: valuationKeyset,
  filters: valuationFilters,
  values: ({ userId }) => ({ userId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id: valuations.id,
        version: valuations.version,
        status: valuations.status,
        currency: valuations.currency,
        equityCentral: valuations.equityCentral,
        archived: listItemColumns.archived,
        everCompleted: listItemColumns.everCompleted,
        access: listItemColumns.access,
        ...place,
      })
      .from(valuations)
      .leftJoin(valuationShares, onShareOf(sql.placeholder('userId')))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** All that a filter lets through, in pages: no more of each than acting on it and adding it up needs. */
export const selectValuations = read({
  right: 'work-on-own-valuations',
  input: selectValuationsInput,
  output: selectedValuationsSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input: { cursor, ...filter } }) => {
    const page = { ...wholePage, cursor };
    const read = await selection.rows(ctx.db, { ...filter, userId, now: ctx.now }, page);
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(({ after: _after, afterId: _id, ...item }) => item), nextCursor };
  },
});
