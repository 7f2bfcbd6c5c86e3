import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LinkTokenMaker } from '@valia/auth/link-token.ts';
import type { ServerEnv } from '../settings/env.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { createMailbox } from '../mail/create-mailbox.ts';
import type { Mailbox } from '../mail/create-mailbox.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { OpenedDatabase } from '../start/open-database.ts';
import { createMailJobs } from './mail-jobs.ts';
import type { MailJobs } from './mail-jobs.ts';
import { startMailWorker } from './mail-worker.ts';
import type { MailWorkerParts } from './mail-worker.ts';

export interface PreparedMailing {
  jobs: MailJobs;
  /** Null when mails are really sent, and not stored locally. */
  mailbox: Mailbox | null;
  description: string;
  /** Begins to send; called once there is a logger. */
  start: (log: MailWorkerParts['log']) => void;
  stop: () => Promise<void>;
}

export interface MailingOptions {
  env: Pick<ServerEnv, 'smtpUrl' | 'dataDir' | 'publicOrigin'>;
  database: Pick<OpenedDatabase, 'url'> & { client: Pick<OpenedDatabase['client'], 'db'> };
  linkTokens: LinkTokenMaker;
}

/**
 * The mail queue, still to be opened, and the transport of its mails. Without `SMTP_URL`, which only local mode allows,
 * the transport is a local mailbox.
 */
export function prepareMailing({ env, database, linkTokens }: MailingOptions): PreparedMailing {
  const { smtpUrl, dataDir, publicOrigin } = env;
  const mailbox = smtpUrl === null ? createMailbox(join(dataDir, 'mailbox'), publicOrigin) : null;
  const carrier: MailTransport = mailbox ?? createSmtpTransport(smtpUrl ?? '');
  let report: MailWorkerParts['log'] | null = null;
  const jobs = createMailJobs({
    databaseUrl: database.url,
    newId: randomUUID,
    onError: (error) => report?.error({ reason: error.name }, 'the mail queue has a fault'),
  });
  let stopWorker = async () => undefined;
  return {
    jobs,
    mailbox,
    description: carrier.description,
    start: (log) => {
      report = log;
      const { db } = database.client;
      const worker = startMailWorker({ db, jobs, carrier, linkTokens, publicOrigin, log });
      stopWorker = async () => {
        await worker.stop();
        return undefined;
      };
    },
    stop: async () => {
      await stopWorker();
      await jobs.close();
      await carrier.close();
    },
  };
}
