import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  SnapshotList,
  ValuationSnapshotsInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { ServiceContext } from '../service-context.ts';
import { snapshotSummaryColumns, toSnapshotSummary } from './snapshot-summary.ts';
import { loadValuation } from './valuation-access.ts';

/** A page of the frozen versions of a valuation that I may read, newest first. */
export const listValuationSnapshots = async ({
  ctx,
  input: { id, cursor, limit },
}: {
  ctx: ServiceContext;
  input: ValuationSnapshotsInput;
}): Promise<SnapshotList> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  await loadValuation(ctx.db, { id, userId, need: 'read' });
  const rows = await ctx.db
    .select(snapshotSummaryColumns)
    .from(valuationSnapshots)
    .where(
      and(
        eq(valuationSnapshots.valuationId, id),
        cursor === null ? undefined : lt(valuationSnapshots.number, cursor),
      ),
    )
    .orderBy(desc(valuationSnapshots.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const names = await namesOfPeople(
    ctx.db,
    page.map(({ createdBy }) => createdBy),
  );
  return {
    snapshots: page.map((row) => toSnapshotSummary(row, names)),
    nextCursor: rows.length > page.length ? (page.at(-1)?.number ?? null) : null,
  };
};
