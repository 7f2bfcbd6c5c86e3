import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import {
  issueReportedSchema,
  reportIssueInput,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';

/** Keeps what a person tells of a problem, and tells the firm by mail: five an hour. */
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
    return changeAudited(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      await tx.insert(issueReports).values({
        ...told,
        id,
        reporterUserId: userId,
        errorStack: errorStack === '' ? null : errorStack,
        occurredAt: new Date(timestamp),
        createdAt: ctx.now,
      });
      await recordAudit(tx, ctx, {
        action: 'issue.reported',
        subjectType: 'issue-report',
        subjectId: id,
        after: { issueType: told.issueType, severity: told.severity },
      });
      await ctx.mail.enqueue(tx, { kind: 'issue-reported', issueReportId: id });
      return { id };
    });
  },
});
