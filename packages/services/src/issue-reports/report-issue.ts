import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ReportIssueInput } from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

/** Keeps what a person tells of a problem, and tells the firm by mail: five an hour. */
export const reportIssue = async ({
  ctx,
  input: { errorStack = null, timestamp, ...told },
}: {
  ctx: ServiceContext;
  input: Omit<ReportIssueInput, 'errorStack'> & { errorStack?: string | null | undefined };
}): Promise<{ id: string }> => {
  const { userId } = requireRight(ctx.actor, 'report-issues');
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
};
