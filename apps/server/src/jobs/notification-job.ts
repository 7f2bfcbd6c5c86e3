import type { Database } from '@valia/db/client.ts';
import { sendNotices } from '@valia/services/alerts/send-notices.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 15_000;

/** Checks every 15 seconds for mails and daily summaries to send to users, until the server closes. */
export function notificationJob(
  server: FastifyInstance,
  { db, mail }: { db: Database; mail: MailQueue },
): void {
  runJob(server, {
    everyMs,
    work: async () => {
      await sendNotices({ db, mail, now: new Date() });
      return false;
    },
    failure: 'people could not be told now',
  });
}
