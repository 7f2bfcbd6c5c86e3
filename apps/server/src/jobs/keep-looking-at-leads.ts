import { randomUUID } from 'node:crypto';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { Database } from '@valia/db/client.ts';
import { lookAtUnassignedLeads } from '@valia/services/leads/look-at-unassigned-leads.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from './repeat-every.ts';

const everyMs = 900_000;

/** Looks every 15 minutes whether large leads still wait for an adviser, until the server closes. */
export function keepLookingAtLeads(server: FastifyInstance, db: Database): void {
  const repeating = repeatEvery({
    everyMs,
    work: async () => {
      await lookAtUnassignedLeads({ db, now: new Date(), newId: randomUUID });
      return false;
    },
    onError: (error) => {
      server.log.warn({ failure: loggableError(error) }, 'the leads could not be looked at now');
    },
  });
  server.addHook('onClose', () => repeating.stop());
}
