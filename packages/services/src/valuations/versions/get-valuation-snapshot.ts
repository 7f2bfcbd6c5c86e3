import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FrozenValuation } from '@valia/domain/valuations/frozen-valuation.ts';
import {
  valuationSnapshotInput,
  valuationSnapshotSchema,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { namesOfPeople } from '../../accounts/names-of-people.ts';
import { read } from '../../verbs/verb.ts';
import { loadValuation } from '../valuation-access.ts';
import { snapshotSummaryColumns, toSnapshotSummary } from './snapshot-summary.ts';
import { isValidSnapshot } from './valid-snapshot.ts';

/** Read only where another engine froze the version: the engine of who asks gives the same again. */
const outcomeOfOtherEngine = (engineVersion: string | undefined) =>
  engineVersion === undefined
    ? sql<null>`null`
    : sql<FrozenValuation['outcome'] | null>`case when ${ne(
        valuationSnapshots.engineVersion,
        engineVersion,
      )} then ${valuationSnapshots.outcome} end`;

/** One frozen version with its document, to look at and to compare. */
export const getValuationSnapshot = read({
  right: 'work-on-own-valuations',
  input: valuationSnapshotInput,
  output: valuationSnapshotSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id, number: 1 }),
  run: async ({ ctx, actor: { userId }, input: { id, number, engineVersion } }) => {
    await loadValuation(ctx.db, { id, userId, need: 'read' });
    const [row] = await ctx.db
      .select({
        ...snapshotSummaryColumns,
        document: valuationSnapshots.document,
        outcome: outcomeOfOtherEngine(engineVersion),
      })
      .from(valuationSnapshots)
      .where(
        and(
          eq(valuationSnapshots.valuationId, id),
          number === null ? isValidSnapshot : eq(valuationSnapshots.number, number),
        ),
      )
      .orderBy(desc(valuationSnapshots.number))
      .limit(1);
    if (!row) throw new AppError('not-found');
    const { document, outcome, ...summary } = row;
    const names = await namesOfPeople(ctx.db, [row.createdBy]);
    return { ...toSnapshotSummary(summary, names), document, outcome };
  },
});
