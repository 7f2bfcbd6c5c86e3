import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { sendNotices } from '@valia/services/alerts/send-notices.ts';
import { findNewestSeal, sealAuditLogs } from '@valia/services/audit/seal-audit-logs.ts';
import { checkAuditChain } from '@valia/services/audit-log/check-audit-chain.ts';
import { expireRequests } from '@valia/services/collaborations/expire-requests.ts';
import type { FileStore } from '@valia/services/context/file-store.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import { noteFreedStorage } from '@valia/services/files/note-full-storage.ts';
import { remindOfUnassignedLeads } from '@valia/services/leads/remind-of-unassigned-leads.ts';
import { deleteExpiredExports } from '@valia/services/privacy/stored-exports.ts';
import { deleteExpiredRows } from '@valia/services/upkeep/delete-expired-rows.ts';
import type { FastifyInstance } from 'fastify';
import { runPeriodically, type PeriodicWork } from './run-periodically.ts';

interface JobTools {
  db: Database;
  mail: MailQueue;
  files: FileStore;
}

const [secondMs, minuteMs] = [1_000, 60_000];
const newId = randomUUID;

/** Does all the work in one round, so that the next round waits for its interval. */
const whole = (round: (now: Date) => Promise<unknown>) => async (): Promise<boolean> => {
  await round(new Date());
  return false;
};

interface Job extends Pick<PeriodicWork, 'everyMs' | 'work'> {
  /** The log message for a round that failed. */
  failure: string;
}

/** Runs a job again and again until the server closes; a failed round is logged, and the next one still runs. */
function runJob(server: FastifyInstance, { everyMs, work, failure }: Job): void {
  const repeating = runPeriodically({
    everyMs,
    work,
    onError: (error) => server.log.warn({ failure: loggableError(error) }, failure),
  });
  server.addHook('onClose', () => repeating.stop());
}

const periodicJobs = ({ db, mail, files }: JobTools): Job[] => [
  {
    everyMs: 10 * secondMs,
    work: () => checkAuditChain({ db, now: new Date(), newId }),
    failure: 'the audit log could not be checked now',
  },
  {
    everyMs: 15 * minuteMs,
    work: whole((now) => remindOfUnassignedLeads({ db, now, newId })),
    failure: 'the leads could not be looked at now',
  },
  {
    everyMs: 15 * minuteMs,
    work: () => expireRequests({ db, mail, now: new Date(), newId, requestId: newId() }),
    failure: 'the requests could not be ended now',
  },
  {
    everyMs: 15 * secondMs,
    work: whole((now) => sendNotices({ db, mail, now })),
    failure: 'people could not be told now',
  },
  {
    everyMs: 60 * minuteMs,
    work: whole(async (now) => {
      await deleteExpiredRows(db, now);
      await deleteExpiredExports({ db, files, now, newId });
    }),
    failure: 'expired rows could not be deleted now',
  },
  {
    everyMs: minuteMs,
    work: whole((now) => noteFreedStorage({ db, files, now })),
    failure: 'free space for files could not be checked',
  },
];

/**
 * Seals the audit log every two seconds until the server closes, and writes the newest seal into the server's log every
 * hour. With a separate copy of that log, one can prove that the chain was not rewritten.
 */
function auditSealJob(server: FastifyInstance, db: Database): void {
  let headLoggedAt = 0;
  runJob(server, {
    everyMs: 2 * secondMs,
    work: async () => {
      const now = new Date();
      await sealAuditLogs(db, now);
      if (now.getTime() - headLoggedAt >= 60 * minuteMs) {
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

/** Starts the jobs that the server runs without a request, until it closes. */
export function startPeriodicJobs(server: FastifyInstance, tools: JobTools): void {
  auditSealJob(server, tools.db);
  for (const job of periodicJobs(tools)) runJob(server, job);
}
