import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import {
  snapshotListSchema,
  valuationSnapshotsInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { namesOfPeople } from '../../accounts/names-of-people.ts';
import { keyset } from '../../lists/keyset.ts';
import { cutPage, listRead } from '../../lists/list-read.ts';
import { read } from '../../verbs/verb.ts';
import { loadValuation } from '../valuation-access.ts';
import { snapshotSummaryColumns, toSnapshotSummary } from './snapshot-summary.ts';

const newestFirst = { sort: 'number', direction: 'desc' } as const;

const snapshotRows = listRead({
  keyset: keyset({ number: { column: valuationSnapshots.number, kind: 'integer' } }, null),
  filters: {},
  values: (valuationId: string) => ({ valuationId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...snapshotSummaryColumns, ...place })
      .from(valuationSnapshots)
      .where(and(eq(valuationSnapshots.valuationId, sql.placeholder('valuationId')), where))
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of the frozen versions of a valuation that I may read, newest first. */
export const listValuationSnapshots = read({
  right: 'work-on-own-valuations',
  input: valuationSnapshotsInput,
  output: snapshotListSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id, ...asked } }) => {
    await loadValuation(ctx.db, { id, userId, need: 'read' });
    const page = { ...newestFirst, ...asked };
    const { rows, nextCursor } = cutPage(await snapshotRows.rows(ctx.db, id, page), page);
    const names = await namesOfPeople(
      ctx.db,
      rows.map(({ createdBy }) => createdBy),
    );
    return { snapshots: rows.map((row) => toSnapshotSummary(row, names)), nextCursor };
  },
});
