import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  answerIssueReportInput,
  issueReportItemSchema,
  mayMoveIssueReport,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notifyUser } from '../notifications/notify-user.ts';
import { act } from '../verbs/verb.ts';
import { getIssueReport } from './issue-report-list.ts';

/**
 * Answers a problem or closes it, and tells who sent it. Of several who act on what they all saw, one succeeds; the
 * others are refused as `conflict`.
 */
export const answerIssueReport = act({
  right: 'enter-administration',
  input: answerIssueReportInput,
  output: issueReportItemSchema,
  touches: { object: 'issue-report', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id, from: 'open', to: 'answered', answer: 'Ya está resuelto.' }),
  run: async ({ ctx, actor: { userId }, input: { id, from, to, answer } }) =>
    changeAudited(ctx, async (tx) => {
      const before = await getIssueReport(tx, id);
      if (!mayMoveIssueReport(from, to)) throw new AppError('conflict');
      const [changed] = await tx
        .update(issueReports)
        .set({
          status: to,
          answeredBy: userId,
          answeredAt: ctx.now,
          ...(answer !== '' && { answer }),
        })
        .where(and(eq(issueReports.id, id), eq(issueReports.status, from)))
        .returning({ reporterUserId: issueReports.reporterUserId });
      if (changed === undefined) throw new AppError('conflict');
      await recordAudit(tx, ctx, {
        action: to === 'answered' ? 'issue.answered' : 'issue.closed',
        subjectType: 'issue-report',
        subjectId: id,
        before: { status: before.status },
        after: { status: to },
      });
      await notifyUser(tx, ctx, {
        userId: changed.reporterUserId,
        kind: 'issue-report-answered',
        subjectId: id,
      });
      return getIssueReport(tx, id);
    }),
});
