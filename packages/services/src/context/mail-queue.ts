import type { Database } from '@valia/db/client.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';

/** Where messages wait to be sent. */
export interface MailQueue {
  /** Part of the transaction `tx`: the message exists if and only if that commits. */
  enqueue(tx: Database, message: MailMessage): Promise<void>;
}
