import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { listReportsInput } from '@valia/domain/reports/report-list-inputs.ts';
import { reportList } from '@valia/domain/reports/report-list.ts';
import { reportPageSchema } from '@valia/domain/reports/report-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { PagePosition } from '../lists/keyset.ts';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, type ListShape, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { snapshotEquity } from '../valuations/versions/snapshot-verbs.ts';
import { read } from '../verbs/verb.ts';
import { reportColumns, toReport } from './report-columns.ts';

/** Sorts by the creation time of the file or of the report, which are the same. */
const partsBy = (createdAt: PgColumn) =>
  listParts<typeof reportList, { userId: string }>(reportList, {
    columns: { kind: reports.kind, language: reports.language, createdAt },
    own: {},
    search: {
      values: (text) => ({ company: searchPattern(companySortKey(text)) }),
      where: () => like(reports.companySortKey, sql.placeholder('company')),
    },
    tie: { column: reports.id, kind: 'uuid' },
  });

const selectReports = (builder: QueryBuilder, { place, where, limit, orderBy }: ListShape) =>
  builder
    .select({
      ...reportColumns,
      valuationId: reports.valuationId,
      companyName: reports.companyName,
      version: valuationSnapshots.number,
      comparedVersion: sql<number | null>`(
        select compared.number from ${valuationSnapshots} compared where compared.id = ${reports.comparedSnapshotId})`,
      equityCentral: snapshotEquity,
      currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
      createdBy: reports.createdBy,
      ...place,
    })
    .from(files)
    .innerJoin(reports, eq(reports.fileId, files.id))
    .innerJoin(valuationSnapshots, eq(valuationSnapshots.id, reports.snapshotId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

/** Reads at most one page for each share. With an ordinary join, the planner might read all users' reports. */
const newestShared = ({ where = sql`true`, limit }: ListShape): SQL => sql`
  select newest.id from ${valuationShares} cross join lateral (
    select ${reports.id}, ${reports.createdAt} from ${reports}
    where ${reports.valuationId} = ${valuationShares.valuationId}
      and ${where}
    order by ${reports.createdAt} desc, ${reports.id} desc
    limit ${limit}) newest
  where ${valuationShares.userId} = ${sql.placeholder('userId')}
  order by newest.created_at desc, newest.id desc
  limit ${limit}`;

const newestFirst = { sort: 'createdAt', direction: 'desc' } as const;
const values = ({ userId }: { userId: string }) => ({ userId });

/** The caller's own reports are found by their files, in order; shared ones are found by the shares. */
export const reportLists = {
  own: preparedListRead({
    ...partsBy(files.createdAt),
    values,
    select: (builder, shape) =>
      selectReports(builder, {
        ...shape,
        where: and(eq(files.ownerId, sql.placeholder('userId')), shape.where),
      }),
  }),
  shared: preparedListRead({
    ...partsBy(reports.createdAt),
    values,
    select: (builder, shape) =>
      selectReports(builder, { ...shape, where: sql`${reports.id} in (${newestShared(shape)})` }),
  }),
} as const;

const byPlace = (one: PagePosition, other: PagePosition): number => {
  const [mine, theirs] = [one.after + one.afterId, other.after + other.afterId];
  return mine < theirs ? 1 : -1;
};

/** The reports of the valuations that the caller may see, newest first. */
export const listReports = read({
  right: 'issue-own-reports',
  input: listReportsInput,
  output: reportPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const [asked, page] = [
      { ...input, userId },
      { ...input, ...newestFirst },
    ];
    // Two separate queries, because one query for both would read all users' reports.
    const [own, shared] = await Promise.all([
      reportLists.own.rows(ctx.db, asked, page),
      reportLists.shared.rows(ctx.db, asked, page),
    ]);
    const { rows, nextCursor } = cutPage([...own, ...shared].toSorted(byPlace), page);
    const others = rows.map(({ createdBy }) => createdBy).filter((id) => id !== userId);
    const names = await namesOfPeople(ctx.db, others);
    return {
      items: rows.map(({ after: _after, afterId: _id, ...row }) => ({
        ...toReport(row),
        createdBy: row.createdBy === userId ? null : (names.get(row.createdBy) ?? ''),
      })),
      nextCursor,
    };
  },
});
