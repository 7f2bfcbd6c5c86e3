import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FrozenValuation } from '@valia/domain/valuations/frozen-valuation.ts';
import {
  snapshotListSchema,
  type SnapshotSummary,
  valuationSnapshotInput,
  valuationSnapshotSchema,
  valuationSnapshotsInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { namesOfPeople } from '../../accounts/names-of-people.ts';
import { keyset } from '../../lists/keyset.ts';
import { cutPage, preparedListRead } from '../../lists/prepared-list-read.ts';
import { read } from '../../verbs/verb.ts';
import { loadValuation } from '../valuation-access.ts';
import { isUndoneSnapshot, isValidSnapshot } from './valid-snapshot.ts';

const central = (path: 'equityAfterDiscounts' | 'equityValue'): SQL =>
  sql`(${valuationSnapshots.outcome} #>> ${sql.raw(`'{result,${path},central}'`)})::float8`;

/**
 * A snapshot's central equity value after discounts, in whole units of the currency; null without a result. Extracted
 * in the database, because a document is large and a list needs only this figure.
 */
export const snapshotEquity = sql<number | null>`
  coalesce(${central('equityAfterDiscounts')}, ${central('equityValue')})
  * (${valuationSnapshots.document} ->> 'unit')::float8`;

export const snapshotSummaryColumns = {
  number: valuationSnapshots.number,
  id: valuationSnapshots.id,
  createdAt: valuationSnapshots.createdAt,
  createdBy: valuationSnapshots.createdBy,
  equityCentral: snapshotEquity,
  currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
  engineVersion: valuationSnapshots.engineVersion,
  sha256: valuationSnapshots.sha256,
  undone: isUndoneSnapshot,
} as const;

type SummaryRow = Omit<SnapshotSummary, 'createdAt'> & { createdAt: Date };

export const toSnapshotSummary = (
  row: SummaryRow,
  names: ReadonlyMap<string, string>,
): SnapshotSummary => ({
  number: row.number,
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  createdBy: names.get(row.createdBy) ?? '',
  equityCentral: row.equityCentral,
  currency: row.currency,
  engineVersion: row.engineVersion,
  sha256: row.sha256,
  undone: row.undone,
});

const newestFirst = { sort: 'number', direction: 'desc' } as const;

const snapshotRows = preparedListRead({
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

/** A page of the closed versions of a valuation that the caller may read, newest first. */
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

/**
 * The stored outcome, read only when the version was closed with another engine version than the caller's; otherwise
 * the caller's engine computes the same outcome.
 */
const outcomeOfOtherEngine = (engineVersion: string | undefined) =>
  engineVersion === undefined
    ? sql<null>`null`
    : sql<FrozenValuation['outcome'] | null>`case when ${ne(
        valuationSnapshots.engineVersion,
        engineVersion,
      )} then ${valuationSnapshots.outcome} end`;

/** One closed version with its document, for viewing and comparing. */
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
