import type { Database } from '@valia/db/client.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';

/** The queue of messages to be sent. */
export interface MailQueue {
  /** Part of the transaction `tx`: the message exists if and only if that transaction commits. */
  enqueue(tx: Database, message: MailMessage): Promise<void>;
}
