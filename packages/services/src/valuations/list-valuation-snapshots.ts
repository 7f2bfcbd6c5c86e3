import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import type { SnapshotList } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { ServiceContext } from '../service-context.ts';
import { snapshotSummaryColumns, toSnapshotSummary } from './snapshot-summary.ts';
import { loadValuation } from './valuation-access.ts';

/** The frozen versions of a valuation that I may read, newest first. */
export const listValuationSnapshots = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: ValuationIdInput;
}): Promise<SnapshotList> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  await loadValuation(ctx.db, { id, userId, need: 'read' });
  const rows = await ctx.db
    .select(snapshotSummaryColumns)
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.valuationId, id))
    .orderBy(desc(valuationSnapshots.number));
  const names = await namesOfPeople(
    ctx.db,
    rows.map(({ createdBy }) => createdBy),
  );
  return { snapshots: rows.map((row) => toSnapshotSummary(row, names)) };
};
