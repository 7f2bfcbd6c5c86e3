import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  ValuationSnapshot,
  ValuationSnapshotInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { ServiceContext } from '../service-context.ts';
import { snapshotSummaryColumns, toSnapshotSummary } from './snapshot-summary.ts';
import { loadValuation } from './valuation-access.ts';

/** One frozen version with its document, to look at and to compare. */
export const getValuationSnapshot = async ({
  ctx,
  input: { id, number },
}: {
  ctx: ServiceContext;
  input: ValuationSnapshotInput;
}): Promise<ValuationSnapshot> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  await loadValuation(ctx.db, { id, userId, need: 'read' });
  const [row] = await ctx.db
    .select({ ...snapshotSummaryColumns, document: valuationSnapshots.document })
    .from(valuationSnapshots)
    .where(and(eq(valuationSnapshots.valuationId, id), eq(valuationSnapshots.number, number)));
  if (!row) throw new AppError('not-found');
  const { document, ...summary } = row;
  return { ...toSnapshotSummary(summary, await namesOfPeople(ctx.db, [row.createdBy])), document };
};
