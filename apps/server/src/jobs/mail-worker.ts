import type { LinkTokenMaker } from '@valia/auth/link-token.ts';
import type { Database } from '@valia/db/client.ts';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { mailMessageSchema } from '@valia/domain/mail/mail-message.ts';
import { prepareMail } from '@valia/services/mail/prepare-mail.ts';
import type { MailTransport, OutgoingMail } from '../mail/mail-transport.ts';
import type { MailJobs, CollectedMail } from './mail-jobs.ts';
import { runPeriodically } from './run-periodically.ts';
import type { Repeating } from './run-periodically.ts';

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

/** The firm's own mailbox; before it is set, an address of the platform's host that nobody reads. */
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
  // What writes HTML is large, and a start need not wait for it.
  const { writeMail } = await import('@valia/mail/write-mail.tsx');
  const written = await writeMail(prepared, { publicOrigin });
  return { ...written, id, from: senderOf(prepared.firm, publicOrigin) };
}

/** What a mail server says may hold the reader's address: only its code goes into the queue and the log. */
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

/** Sends what waits, again and again, until it is stopped. */
export function startMailWorker(parts: MailWorkerParts): Repeating {
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
      // Twice a second the same words would bury the log of a database that is away.
      if (isReadable) {
        parts.log.error({ reason: reasonOf(error) }, 'the mail queue cannot be read for now');
      }
      isReadable = false;
    },
  });
}
