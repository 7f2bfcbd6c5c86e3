import {
  issueSeverities,
  issueStatuses,
  issueTypes,
} from '@valia/domain/issue-reports/issue-report-list.ts';
import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A problem that a user reported to the firm. */
export const issueReports = pgTable(
  'issue_reports',
  {
    id: impersonal(uuid('id').primaryKey()),
    reporterUserId: impersonal(
      uuid('reporter_user_id')
        .notNull()
        .references(() => users.id),
    ),
    issueType: exported(text('issue_type', { enum: issueTypes }).notNull()),
    severity: exported(text('severity', { enum: issueSeverities }).notNull()),
    title: exported(text('title').notNull()),
    description: exported(text('description').notNull()),
    errorStack: exported(text('error_stack')),
    route: exported(text('route').notNull()),
    userAgent: exported(text('user_agent').notNull()),
    /** The time according to the browser. */
    occurredAt: exported(instant('occurred_at').notNull()),
    createdAt: exported(instant('created_at').notNull()),
    status: exported(text('status', { enum: issueStatuses }).notNull().default('open')),
    answer: exported(text('answer')),
    answeredBy: withheld(uuid('answered_by').references(() => users.id)),
    answeredAt: exported(instant('answered_at')),
  },
  (table) => [
    check('issue_reports_type_check', oneOf(table.issueType, issueTypes)),
    check('issue_reports_severity_check', oneOf(table.severity, issueSeverities)),
    check('issue_reports_status_check', oneOf(table.status, issueStatuses)),
    check(
      'issue_reports_answer_check',
      sql`(${table.status} = 'open') = (${table.answeredAt} is null)`,
    ),
    index('issue_reports_by_time').on(table.createdAt, table.id),
    index('issue_reports_by_status').on(table.status, table.createdAt, table.id),
    index('issue_reports_by_reporter').on(table.reporterUserId),
    index('issue_reports_open')
      .on(table.createdAt)
      .where(sql`status = 'open'`),
  ],
);

declareRowOwnership(issueReports, {
  of: (userId) => eq(issueReports.reporterUserId, userId),
  onErasure: 'deleted',
});

declareAuthorship(issueReports, {
  of: (userId) => eq(issueReports.answeredBy, userId),
  erasedAs: { answer: null },
  exports: ['answer', 'answeredAt'],
});
