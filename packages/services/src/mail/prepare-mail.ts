import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { loadFirm } from '../firm/firm-verbs.ts';
import type { Addressed, MailPreparation, WaitingMail } from './mail-preparation.ts';
import { prepareEmailChangeMail } from './prepare-email-change-mail.ts';
import { prepareInvitationMail } from './prepare-invitation-mail.ts';
import { prepareIssueMail } from './prepare-issue-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

const addressedOf = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  message: MailMessage,
  mailbox: string,
): Promise<Addressed | null> => {
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
 * Looks up whom a message is for and makes its link; null when there is nobody to tell, or nothing any more. Runs as
 * often as the mail is tried: the second time it finds what the first one left.
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
