import { loggableError } from '@valia/api/loggable-error.ts';
import type { Database } from '@valia/db/client.ts';
import { deleteExpiredRows } from '@valia/services/upkeep/delete-expired-rows.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from './repeat-every.ts';

const everyMs = 3_600_000;

/** Deletes expired rows every hour until the server closes. */
export function keepTidy(server: FastifyInstance, db: Database): void {
  const repeating = repeatEvery({
    everyMs,
    work: async () => {
      await deleteExpiredRows(db, new Date());
      return false;
    },
    onError: (error) => {
      server.log.warn({ failure: loggableError(error) }, 'expired rows could not be deleted now');
    },
  });
  server.addHook('onClose', () => repeating.stop());
}
