import type { WrittenMail } from '@valia/mail/write-mail.tsx';

export interface OutgoingMail extends WrittenMail {
  /** The id of the mail's job: the same at every retry. */
  id: string;
  from: { name: string; address: string };
}

/** Delivers mails to their recipients. */
export interface MailTransport {
  /** Describes where mails go, for the user who starts the product. */
  description: string;
  carry: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}
