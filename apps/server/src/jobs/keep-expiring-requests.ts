import { randomUUID } from 'node:crypto';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { Database } from '@valia/db/client.ts';
import { expireRequests } from '@valia/services/collaborations/expire-requests.ts';
import type { MailQueue } from '@valia/services/mail/mail-queue.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from './repeat-every.ts';

const everyMs = 900_000;

/** Ends requests that waited too long every 15 minutes, until the server closes. */
export function keepExpiringRequests(
  server: FastifyInstance,
  { db, mail }: { db: Database; mail: MailQueue },
): void {
  const repeating = repeatEvery({
    everyMs,
    work: () =>
      expireRequests({ db, mail, now: new Date(), newId: randomUUID, requestId: randomUUID() }),
    onError: (error) => {
      server.log.warn({ failure: loggableError(error) }, 'the requests could not be ended now');
    },
  });
  server.addHook('onClose', () => repeating.stop());
}
