import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import type { Addressed, MailPreparation } from './mail-preparation.ts';

/** A problem, to the firm's own mailbox; nobody is told before there is one. */
export const prepareIssueMail = async (
  { db }: MailPreparation,
  { issueReportId }: Extract<MailMessage, { kind: 'issue-reported' }>,
  mailbox: string,
): Promise<Addressed | null> => {
  const [report] = await db
    .select({
      title: issueReports.title,
      severity: issueReports.severity,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(issueReports)
    .leftJoin(userProfiles, eq(userProfiles.userId, issueReports.reporterUserId))
    .where(eq(issueReports.id, issueReportId));
  if (report === undefined || mailbox === '') return null;
  const { title, severity } = report;
  return {
    to: mailbox,
    language: 'es',
    content: {
      kind: 'issue-reported',
      issueReportId,
      title,
      severity,
      reporterName: fullName(report),
    },
  };
};
