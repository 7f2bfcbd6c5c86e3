import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import { loadFirm } from '../firm/firm-verbs.ts';
import type { AddressedMail, MailPreparation, WaitingMail } from './mail-preparation.ts';
import { prepareEmailChangeMail } from './prepare-email-change-mail.ts';
import { prepareInvitationMail } from './prepare-invitation-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

/** A report of a problem, sent to the firm's mailbox; not sent while the firm has no mailbox. */
const prepareIssueMail = async (
  { db }: MailPreparation,
  { issueReportId }: Extract<MailMessage, { kind: 'issue-reported' }>,
  mailbox: string,
): Promise<AddressedMail | null> => {
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

const addressedOf = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  message: MailMessage,
  mailbox: string,
): Promise<AddressedMail | null> => {
  switch (message.kind) {
    case 'invitation':
      return prepareInvitationMail(preparation, mail, message);
    case 'issue-reported':
      return prepareIssueMail(preparation, message, mailbox);
    case 'email-change':
    case 'email-changed':
      return prepareEmailChangeMail(preparation, mail, message);
    default:
      return prepareUserMail(preparation, mail, message);
  }
};

/**
 * Determines a message's recipient and makes its link; null when there is no recipient, or nothing to send any more.
 * Runs at every attempt to send the mail, so a retry finds what the attempt before it stored.
 */
export const prepareMail = async (
  preparation: MailPreparation,
  mail: WaitingMail,
): Promise<PreparedMail | null> => {
  const { message } = mail;
  const firm = await loadFirm(preparation.db);
  const addressed = await addressedOf(preparation, mail, message, firm.mailbox);
  if (addressed === null) return null;
  const { name, address, mailbox } = firm;
  return { ...addressed, firm: { name, address, mailbox } };
};
