import { hashLinkToken, type LinkTokenMaker } from '@valia/auth/link-token.ts';
import type { Database } from '@valia/db/client.ts';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';

/** A message whose turn it is. */
export interface WaitingMail {
  /** The same whenever it is tried again. */
  id: string;
  message: MailMessage;
  /** When its cause was committed. */
  requestedAt: Date;
}

export interface MailPreparation {
  db: Database;
  now: Date;
  linkTokens: LinkTokenMaker;
}

export type Addressed = Omit<PreparedMail, 'firm'>;

/** The token of this mail's link, and what the database keeps of it. The same mail has the same one. */
export const linkOf = ({ linkTokens }: MailPreparation, { id }: WaitingMail) => {
  const token = linkTokens(id);
  return { token, tokenHash: hashLinkToken(token) };
};
