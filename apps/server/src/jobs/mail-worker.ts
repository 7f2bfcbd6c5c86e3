import type { LinkTokenMaker } from '@valia/auth/link-token.ts';
import type { Database } from '@valia/db/client.ts';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { mailMessageSchema } from '@valia/domain/mail/mail-message.ts';
import { prepareMail } from '@valia/services/mail/prepare-mail.ts';
import type { MailTransport, OutgoingMail } from '../mail/mail-transport.ts';
import type { MailJobs, CollectedMail } from './mail-jobs.ts';
import { runPeriodically } from './run-periodically.ts';
import type { RunningPeriodicWork } from './run-periodically.ts';

const lookEveryMs = 500;
const mostAtOnce = 20;

export interface MailWorkerParts {
  db: Database;
  jobs: MailJobs;
  carrier: MailTransport;
  linkTokens: LinkTokenMaker;
  publicOrigin: string;
  log: { error: (fields: Record<string, unknown>, message: string) => void };
}

/** The firm's own mailbox; until it is set, an unread address at the platform's host. */
function senderOf({ name, mailbox }: PreparedMail['firm'], publicOrigin: string) {
  const address = mailbox === '' ? `no-reply@${new URL(publicOrigin).hostname}` : mailbox;
  return { name: name === '' ? 'Valía' : name, address };
}

async function write(parts: MailWorkerParts, mail: CollectedMail): Promise<OutgoingMail | null> {
  const { db, linkTokens, publicOrigin } = parts;
  const { id, requestedAt } = mail;
  const message = mailMessageSchema.parse(mail.data);
  const preparation = { db, linkTokens, now: new Date() };
  const prepared = await prepareMail(preparation, { id, requestedAt, message });
  if (prepared === null) return null;
  // Imported late: the code that writes HTML is large, and startup need not wait for it.
  const { writeMail } = await import('@valia/mail/write-mail.tsx');
  const written = await writeMail(prepared, { publicOrigin });
  return { ...written, id, from: senderOf(prepared.firm, publicOrigin) };
}

/**
 * A mail server's error message may contain the recipient's address, so only its code goes into the queue and the log.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}

async function deliver(parts: MailWorkerParts, mail: CollectedMail): Promise<void> {
  try {
    const outgoing = await write(parts, mail);
    if (outgoing !== null) {
      await parts.carrier.carry(outgoing);
    }
  } catch (error) {
    const reason = reasonOf(error);
    const fields = { mailId: mail.id, reason, isLastTry: mail.isLastTry };
    parts.log.error(fields, 'a mail could not be sent');
    await mail.failed(reason);
    return;
  }
  await mail.done();
}

/** Sends the waiting mails, again and again, until it is stopped. */
export function startMailWorker(parts: MailWorkerParts): RunningPeriodicWork {
  let isReadable = true;
  return runPeriodically({
    everyMs: lookEveryMs,
    work: async () => {
      const mails = await parts.jobs.take(mostAtOnce);
      isReadable = true;
      await Promise.all(mails.map((mail) => deliver(parts, mail)));
      return mails.length === mostAtOnce;
    },
    onError: (error) => {
      // Logged once only: the same message twice a second would bury the log while the database is unreachable.
      if (isReadable) {
        parts.log.error({ reason: reasonOf(error) }, 'the mail queue cannot be read for now');
      }
      isReadable = false;
    },
  });
}
