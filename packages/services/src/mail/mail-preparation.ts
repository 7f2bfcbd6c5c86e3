import { hashLinkToken, type LinkTokenMaker } from '@valia/auth/link-token.ts';
import type { Database } from '@valia/db/client.ts';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';

/** A message that is due to be sent. */
export interface WaitingMail {
  /** The same id at every retry. */
  id: string;
  message: MailMessage;
  /** The time when the change that caused the mail was committed. */
  requestedAt: Date;
}

export interface MailPreparation {
  db: Database;
  now: Date;
  linkTokens: LinkTokenMaker;
}

export type AddressedMail = Omit<PreparedMail, 'firm'>;

/**
 * The token of this mail's link, and its hash, which the database stores. A retry of the same mail gets the same token.
 */
export const mailLinkToken = ({ linkTokens }: MailPreparation, { id }: WaitingMail) => {
  const token = linkTokens(id);
  return { token, tokenHash: hashLinkToken(token) };
};
