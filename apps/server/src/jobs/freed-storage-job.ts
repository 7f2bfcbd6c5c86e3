import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { Database } from '@valia/db/client.ts';
import type { FileStore } from '@valia/services/files/file-store.ts';
import { noteFreedStorage } from '@valia/services/files/note-full-storage.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from './repeat-every.ts';

const everyMs = 60_000;

/** Checks every minute whether a disk that was full has space again, until the server closes. */
export function freedStorageJob(
  server: FastifyInstance,
  { db, files }: { db: Database; files: FileStore },
): void {
  const repeating = repeatEvery({
    everyMs,
    work: async () => {
      await noteFreedStorage({ db, files, now: new Date() });
      return false;
    },
    onError: (error) => {
      server.log.warn(
        { failure: loggableError(error) },
        'free space for files could not be checked',
      );
    },
  });
  server.addHook('onClose', () => repeating.stop());
}
