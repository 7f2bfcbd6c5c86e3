import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  answerIssueReportInput,
  issueReportedSchema,
  issueReportItemSchema,
  canMoveIssueReport,
  reportIssueInput,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { notifyUser } from '../notifications/notify-user.ts';
import { act, change, changed, writeChange } from '../verbs/verb.ts';
import { getIssueReport } from './issue-report-rows.ts';

/** Stores a user's report of a problem, and notifies the firm by mail. The limit is five an hour. */
export const reportIssue = act({
  right: 'report-issues',
  input: reportIssueInput,
  output: issueReportedSchema,
  touches: null,
  sample: () => ({
    issueType: 'bug',
    title: 'El informe no se descarga',
    description: 'Pulso Descargar y no ocurre nada.',
    route: '/reports',
    userAgent: 'Mozilla/5.0',
    timestamp: '2026-11-21T10:00:00.000Z',
  }),
  run: async ({ ctx, actor: { userId }, input: { errorStack = null, timestamp, ...told } }) => {
    await ctx.limits.take([{ limit: 'issue-report-per-user', subject: userId }], ctx.now);
    const id = ctx.newId();
    return writeChange(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      await tx.insert(issueReports).values({
        ...told,
        id,
        reporterUserId: userId,
        errorStack: errorStack === '' ? null : errorStack,
        occurredAt: new Date(timestamp),
        createdAt: ctx.now,
      });
      await ctx.mail.enqueue(tx, { kind: 'issue-reported', issueReportId: id });
      return changed(
        { id },
        {
          action: 'issue.reported',
          subjectType: 'issue-report',
          subjectId: id,
          after: { issueType: told.issueType, severity: told.severity },
        },
      );
    });
  },
});

/**
 * Answers or closes a report of a problem, and notifies its sender. When several administrators act on the same
 * version, one succeeds and the others get `conflict`.
 */
export const answerIssueReport = change({
  right: 'enter-administration',
  input: answerIssueReportInput,
  output: issueReportItemSchema,
  touches: { object: 'issue-report', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id, from: 'open', to: 'answered', answer: 'Ya está resuelto.' }),
  run: async ({ ctx, actor: { userId }, tx, input: { id, from, to, answer } }) => {
    const before = await getIssueReport(tx, id);
    if (!canMoveIssueReport(from, to)) throw new AppError('conflict');
    const [moved] = await tx
      .update(issueReports)
      .set({
        status: to,
        answeredBy: userId,
        answeredAt: ctx.now,
        ...(answer !== '' && { answer }),
      })
      .where(and(eq(issueReports.id, id), eq(issueReports.status, from)))
      .returning({ reporterUserId: issueReports.reporterUserId });
    if (moved === undefined) throw new AppError('conflict');
    await notifyUser(tx, ctx, {
      userId: moved.reporterUserId,
      kind: 'issue-report-answered',
      subjectId: id,
    });
    return changed(await getIssueReport(tx, id), {
      action: to === 'answered' ? 'issue.answered' : 'issue.closed',
      subjectType: 'issue-report',
      subjectId: id,
      before: { status: before.status },
      after: { status: to },
    });
  },
});
