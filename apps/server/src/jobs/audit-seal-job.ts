import type { Database } from '@valia/db/client.ts';
import { findNewestSeal, sealAuditLogs } from '@valia/services/audit/seal-audit-logs.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const sealEveryMs = 2000;
const logHeadEveryMs = 3_600_000;

/**
 * Seals the audit log every two seconds until the server closes, and writes the newest seal into the server's log every
 * hour. With a separate copy of that log, one can prove that the chain was not rewritten.
 */
export function auditSealJob(server: FastifyInstance, db: Database): void {
  let headLoggedAt = 0;
  runJob(server, {
    everyMs: sealEveryMs,
    work: async () => {
      const now = new Date();
      await sealAuditLogs(db, now);
      if (now.getTime() - headLoggedAt >= logHeadEveryMs) {
        headLoggedAt = now.getTime();
        server.log.info(
          { auditSeal: await findNewestSeal(db) },
          'the audit log is sealed up to here',
        );
      }
      return false;
    },
    failure: 'the audit log could not be sealed now',
  });
}
