import nodemailer from 'nodemailer';
import type { MailCarrier } from './mail-carrier.ts';

const mostConnections = 4;
/** All of them together end before the queue gives the mail to somebody else. */
const connectWithinMs = 8000;
const greetWithinMs = 8000;
const answerWithinMs = 10_000;

/** Sends through the server of `SMTP_URL`. */
export function createSmtpCarrier(smtpUrl: string): MailCarrier {
  const url = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: mostConnections,
    connectionTimeout: connectWithinMs,
    greetingTimeout: greetWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    description: `sent through ${url.host}`,
    carry: async ({ id, from, to, subject, html, text }) => {
      await transport.sendMail({
        messageId: `<${id}@${from.address.split('@').at(-1)}>`,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: async () => transport.close(),
  };
}
