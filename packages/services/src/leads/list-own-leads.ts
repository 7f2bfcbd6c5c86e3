import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { leadPageSchema, listLeadsInput } from '@valia/domain/leads/lead-schemas.ts';
import { cutPage, listRead } from '../lists/list-read.ts';
import { read } from '../verbs/verb.ts';
import { leadFilters, leadKeyset } from './lead-filters.ts';
import { leadItemColumns, toLeadItem } from './own-leads.ts';

export const ownLeadList = listRead({
  keyset: leadKeyset,
  filters: leadFilters,
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...leadItemColumns, ...place })
      .from(sellBusinessLeads)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of the leads that are mine. */
export const listOwnLeads = read({
  right: 'work-on-own-leads',
  input: listLeadsInput,
  output: leadPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const read = await ownLeadList.rows(ctx.db, { ...input, userId, now: ctx.now }, input);
    const { rows, nextCursor } = cutPage(read, input);
    return { items: rows.map(toLeadItem), nextCursor };
  },
});
