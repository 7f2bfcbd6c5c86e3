import { randomUUID } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { expireRequests } from '@valia/services/collaborations/expire-requests.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 900_000;

/** Ends requests that have waited too long, every 15 minutes until the server closes. */
export function expireRequestsJob(
  server: FastifyInstance,
  { db, mail }: { db: Database; mail: MailQueue },
): void {
  runJob(server, {
    everyMs,
    work: () =>
      expireRequests({ db, mail, now: new Date(), newId: randomUUID, requestId: randomUUID() }),
    failure: 'the requests could not be ended now',
  });
}
