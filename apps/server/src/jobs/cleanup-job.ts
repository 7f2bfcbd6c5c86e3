import { randomUUID } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import type { FileStore } from '@valia/services/context/file-store.ts';
import { deleteExpiredExports } from '@valia/services/privacy/stored-exports.ts';
import { deleteExpiredRows } from '@valia/services/upkeep/delete-expired-rows.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 3_600_000;

/** Deletes expired rows, and users' exports with their bytes, every hour until the server closes. */
export function cleanupJob(
  server: FastifyInstance,
  { db, files }: { db: Database; files: FileStore },
): void {
  runJob(server, {
    everyMs,
    work: async () => {
      const now = new Date();
      await deleteExpiredRows(db, now);
      await deleteExpiredExports({ db, files, now, newId: randomUUID });
      return false;
    },
    failure: 'expired rows could not be deleted now',
  });
}
