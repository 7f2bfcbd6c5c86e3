import { randomUUID } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { checkAuditChain } from '@valia/services/audit-log/check-audit-chain.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 10_000;

/** Checks the audit log part by part until the server closes. */
export function checkAuditLog(server: FastifyInstance, db: Database): void {
  runJob(server, {
    everyMs,
    work: () => checkAuditChain({ db, now: new Date(), newId: randomUUID }),
    failure: 'the audit log could not be checked now',
  });
}
