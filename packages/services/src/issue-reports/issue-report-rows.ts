import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { listIssueReportsInput } from '@valia/domain/issue-reports/issue-report-list-inputs.ts';
import { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import {
  type IssueReportItem,
  issueReportPageSchema,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq, sql } from 'drizzle-orm';
import { alias, type QueryBuilder } from 'drizzle-orm/pg-core';
import { noPlace } from '../lists/keyset.ts';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, type ListShape, preparedListRead } from '../lists/prepared-list-read.ts';
import { read } from '../verbs/verb.ts';

const answerers = alias(userProfiles, 'answerers');

const select = (builder: QueryBuilder, place: ListShape['place']) =>
  builder
    .select({
      id: issueReports.id,
      issueType: issueReports.issueType,
      severity: issueReports.severity,
      status: issueReports.status,
      title: issueReports.title,
      description: issueReports.description,
      errorStack: issueReports.errorStack,
      route: issueReports.route,
      userAgent: issueReports.userAgent,
      answer: issueReports.answer,
      answeredAt: issueReports.answeredAt,
      createdAt: issueReports.createdAt,
      reporterEmail: users.email,
      reporterFirstName: userProfiles.firstName,
      reporterLastName: userProfiles.lastName,
      answererFirstName: answerers.firstName,
      answererLastName: answerers.lastName,
      ...place,
    })
    .from(issueReports)
    .innerJoin(users, eq(users.id, issueReports.reporterUserId))
    .leftJoin(userProfiles, eq(userProfiles.userId, issueReports.reporterUserId))
    .leftJoin(answerers, eq(answerers.userId, issueReports.answeredBy));

type Row = Awaited<ReturnType<typeof issueReportQuery>>[number];

const toItem = (row: Row): IssueReportItem => ({
  id: row.id,
  issueType: row.issueType,
  severity: row.severity,
  status: row.status,
  title: row.title,
  description: row.description,
  errorStack: row.errorStack,
  route: row.route,
  userAgent: row.userAgent,
  reporterName: fullName({ firstName: row.reporterFirstName, lastName: row.reporterLastName }),
  reporterEmail: row.reporterEmail,
  answer: row.answer,
  answeredByName:
    row.answeredAt === null
      ? null
      : fullName({ firstName: row.answererFirstName, lastName: row.answererLastName }),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const issueReportQuery = preparedRead((builder) =>
  select(builder, noPlace).where(eq(issueReports.id, sql.placeholder('id'))),
);

const parts = listParts(issueReportList, {
  columns: {
    status: issueReports.status,
    issueType: issueReports.issueType,
    severity: issueReports.severity,
    time: issueReports.createdAt,
  },
  own: {},
  tie: { column: issueReports.id, kind: 'uuid' },
});

export const issueReportRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    select(builder, place)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** The problems that users reported to the firm, the newest first. */
export const listIssueReports = read({
  right: 'enter-administration',
  input: listIssueReportsInput,
  output: issueReportPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { cursor, limit, ...asked } }) => {
    const page = { sort: 'time', direction: 'desc', cursor, limit } as const;
    const { rows, nextCursor } = cutPage(await issueReportRows.rows(ctx.db, asked, page), page);
    return { items: rows.map(toItem), nextCursor };
  },
});

export const getIssueReport = async (db: Database, id: string): Promise<IssueReportItem> => {
  const [row] = await issueReportQuery(db, { id });
  if (row === undefined) throw new AppError('not-found');
  return toItem(row);
};
