import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { getFirm } from '../firm/get-firm.ts';
import type { MailPreparation, WaitingMail } from './mail-preparation.ts';
import { prepareInvitationMail } from './prepare-invitation-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

/**
 * Looks up whom a message is for and makes its link; null when there is nobody to tell, or nothing any more. Runs as
 * often as the mail is tried: the second time it finds what the first one left.
 */
export const prepareMail = async (
  preparation: MailPreparation,
  mail: WaitingMail,
): Promise<PreparedMail | null> => {
  const { message } = mail;
  const addressed =
    message.kind === 'invitation'
      ? await prepareInvitationMail(preparation, mail, message)
      : await prepareUserMail(preparation, mail, message);
  if (addressed === null) return null;
  const { name, address, mailbox } = await getFirm({ ctx: preparation });
  return { ...addressed, firm: { name, address, mailbox } };
};
