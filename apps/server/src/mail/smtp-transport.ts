import type { MailTransport } from './mail-transport.ts';

const mostConnections = 4;
/** The sum of these limits is shorter than the time after which the queue hands the mail to another worker. */
const connectWithinMs = 8000;
const greetWithinMs = 8000;
const answerWithinMs = 10_000;

async function openTransport(smtpUrl: string) {
  // Imported late: the SMTP library is large, and startup need not wait for it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: mostConnections,
    connectionTimeout: connectWithinMs,
    greetingTimeout: greetWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends mails through the server of `SMTP_URL`. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const { host } = new URL(smtpUrl);
  let opening: ReturnType<typeof openTransport> | null = null;
  return {
    description: `sent through ${host}`,
    carry: async ({ id, from, to, subject, html, text }) => {
      const transport = await (opening ??= openTransport(smtpUrl));
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
    close: async () => (await opening)?.close(),
  };
}
