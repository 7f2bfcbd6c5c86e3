import type { WrittenMail } from '@valia/mail/write-mail.tsx';

export interface OutgoingMail extends WrittenMail {
  /** Of its job: the same whenever it is tried again. */
  id: string;
  from: { name: string; address: string };
}

/** What brings mails to their readers. */
export interface MailTransport {
  /** Says where mails go, for the person who starts the product. */
  description: string;
  carry: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}
