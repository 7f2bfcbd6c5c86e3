import { randomUUID } from 'node:crypto';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { Database } from '@valia/db/client.ts';
import { checkAuditChain } from '@valia/services/audit/check-audit-chain.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from './repeat-every.ts';

const everyMs = 10_000;

/** Checks the audit log part by part until the server closes. */
export function checkAuditLog(server: FastifyInstance, db: Database): void {
  const repeating = repeatEvery({
    everyMs,
    work: () => checkAuditChain({ db, now: new Date(), newId: randomUUID }),
    onError: (error) => {
      server.log.warn({ failure: loggableError(error) }, 'the audit log could not be checked now');
    },
  });
  server.addHook('onClose', () => repeating.stop());
}
