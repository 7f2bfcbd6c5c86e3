import type { Database } from '@valia/db/client.ts';
import type { FileStore } from '@valia/services/context/file-store.ts';
import { noteFreedStorage } from '@valia/services/files/note-full-storage.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 60_000;

/** Checks every minute whether a disk that was full has space again, until the server closes. */
export function storageRecoveryJob(
  server: FastifyInstance,
  { db, files }: { db: Database; files: FileStore },
): void {
  runJob(server, {
    everyMs,
    work: async () => {
      await noteFreedStorage({ db, files, now: new Date() });
      return false;
    },
    failure: 'free space for files could not be checked',
  });
}
