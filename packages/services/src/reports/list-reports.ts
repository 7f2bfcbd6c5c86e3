import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ListReportsInput, ReportPage } from '@valia/domain/reports/report-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, desc, eq, exists, lt, or, sql, type SQL } from 'drizzle-orm';
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
  equityCentral: snapshotEquity,
  currency: sql<string>`${valuationSnapshots.document} ->> 'currency'`,
  createdBy: reports.createdBy,
} as const;

/** A report's file belongs to the valuation's owner; who has a share of the valuation reads its reports too. */
const maySee = (db: Database, userId: string): SQL | undefined =>
  or(
    eq(files.ownerId, userId),
    exists(
      db
        .select({ one: sql`1` })
        .from(valuationShares)
        .where(
          and(
            eq(valuationShares.valuationId, reports.valuationId),
            eq(valuationShares.userId, userId),
          ),
        ),
    ),
  );

const matches = ({ search, kind, language }: ListReportsInput): SQL | undefined => {
  const sought = companySortKey(search);
  return and(
    sought === '' ? undefined : sql`position(${sought} in ${reports.companySortKey}) > 0`,
    kind === null ? undefined : eq(reports.kind, kind),
    language === null ? undefined : eq(reports.language, language),
  );
};

const afterCursor = (token: string | null): SQL | undefined => {
  if (token === null) return undefined;
  const { id, createdAt } = decodeReportCursor(token);
  return or(
    lt(reports.createdAt, createdAt),
    and(eq(reports.createdAt, createdAt), lt(reports.id, id)),
  );
};

/** The reports of the valuations that I may see, newest first. */
export const listReports = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListReportsInput;
}): Promise<ReportPage> => {
  const { userId } = requireRight(ctx.actor, 'issue-own-reports');
  const rows = await ctx.db
    .select(listColumns)
    .from(reports)
    .innerJoin(files, eq(files.id, reports.fileId))
    .innerJoin(valuationSnapshots, eq(valuationSnapshots.id, reports.snapshotId))
    .where(and(maySee(ctx.db, userId), matches(input), afterCursor(input.cursor)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(input.limit + 1);
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
