import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ListReportsInput, ReportPage } from '@valia/domain/reports/report-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, desc, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { ServiceContext } from '../service-context.ts';
import { snapshotEquity } from '../valuations/snapshot-equity.ts';
import { reportColumns, toReport } from './report-columns.ts';
import { decodeReportCursor, encodeReportCursor } from './report-cursor.ts';

const listColumns = {
  ...reportColumns,
  valuationId: reports.valuationId,
  companyName: reports.companyName,
  version: valuationSnapshots.number,
  comparedVersion: sql<number | null>`(
    select compared.number from ${valuationSnapshots} compared where compared.id = ${reports.comparedSnapshotId})`,
  equityCentral: snapshotEquity,
  currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
  createdBy: reports.createdBy,
} as const;

const ofCompany = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const sought = companySortKey(search);
  // Of accents alone, which names are searched without: no name has them.
  return sought === '' ? sql`false` : sql`position(${sought} in ${reports.companySortKey}) > 0`;
};

const matches = ({ search, kind, language }: ListReportsInput): SQL | undefined =>
  and(
    ofCompany(search),
    kind === null ? undefined : eq(reports.kind, kind),
    language === null ? undefined : eq(reports.language, language),
  );

/** A report and its file are made at the same moment. */
const afterCursor = (
  token: string | null,
  madeAt: typeof files.createdAt | typeof reports.createdAt,
): SQL | undefined => {
  if (token === null) return undefined;
  const { id, createdAt } = decodeReportCursor(token);
  return and(lte(madeAt, createdAt), or(lt(madeAt, createdAt), lt(reports.id, id)));
};

const narrowed = (input: ListReportsInput, madeAt: Parameters<typeof afterCursor>[1]): SQL =>
  and(matches(input), afterCursor(input.cursor, madeAt)) ?? sql`true`;

/** Share by share, each no further than a page: joined, they may be planned to read everybody's reports. */
const newestShared = (input: ListReportsInput, userId: string): SQL => sql`
  select newest.id from ${valuationShares} cross join lateral (
    select ${reports.id}, ${reports.createdAt} from ${reports}
    where ${reports.valuationId} = ${valuationShares.valuationId}
      and ${narrowed(input, reports.createdAt)}
    order by ${reports.createdAt} desc, ${reports.id} desc
    limit ${input.limit + 1}) newest
  where ${valuationShares.userId} = ${userId}
  order by newest.created_at desc, newest.id desc
  limit ${input.limit + 1}`;

/** Whose reports: mine are found by their files, in order; of what others share, by the shares. */
const scopes = {
  own: (input: ListReportsInput, userId: string) =>
    and(eq(files.ownerId, userId), narrowed(input, files.createdAt)),
  shared: (input: ListReportsInput, userId: string) =>
    sql`${reports.id} in (${newestShared(input, userId)})`,
} as const;

/** The statement behind one half of a page. */
export const reportsQuery = (
  db: Database,
  input: ListReportsInput,
  { scope, userId }: { scope: keyof typeof scopes; userId: string },
) =>
  db
    .select(listColumns)
    .from(files)
    .innerJoin(reports, eq(reports.fileId, files.id))
    .innerJoin(valuationSnapshots, eq(valuationSnapshots.id, reports.snapshotId))
    .where(scopes[scope](input, userId))
    .orderBy(desc(files.createdAt), desc(reports.id))
    .limit(input.limit + 1);

type ReportRow = Awaited<ReturnType<typeof reportsQuery>>[number];

const newestFirst = (one: ReportRow, other: ReportRow): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

/** The reports of the valuations that I may see, newest first. */
export const listReports = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListReportsInput;
}): Promise<ReportPage> => {
  const { userId } = requireRight(ctx.actor, 'issue-own-reports');
  // Apart, because the two together could only be found by reading everybody's reports.
  const [own, shared] = await Promise.all([
    reportsQuery(ctx.db, input, { scope: 'own', userId }),
    reportsQuery(ctx.db, input, { scope: 'shared', userId }),
  ]);
  const rows = [...own, ...shared].toSorted(newestFirst);
  const page = rows.slice(0, input.limit);
  const others = page.map(({ createdBy }) => createdBy).filter((id) => id !== userId);
  const names = await namesOfPeople(ctx.db, others);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      ...toReport(row),
      createdBy: row.createdBy === userId ? null : (names.get(row.createdBy) ?? ''),
    })),
    nextCursor: rows.length > page.length && last ? encodeReportCursor(last) : null,
  };
};
