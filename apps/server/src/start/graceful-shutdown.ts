import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { OpenedDatabase } from './open-database.ts';
import { whenStopped } from './stop-signals.ts';

export interface StopOptions {
  server: FastifyInstance;
  database: OpenedDatabase;
  /** Ends the jobs that run beside the requests. */
  stopJobs: () => Promise<void>;
  /** Aborted when the process is asked to stop. */
  stopped: AbortSignal;
  /** Called first: from then on, `/readyz` refuses. */
  beginClosing: () => void;
  /** Called next: resolves when every request that has arrived is answered. */
  endConnections: () => Promise<void>;
}

const longestStopMs = 10_000;

/**
 * Ends the process in order: no longer ready, requests answered, connections closed, jobs ended, the embedded database
 * last. An uncaught error is logged, and ends the process with code 1. Returns the function that does the same without
 * a signal.
 */
export function gracefulShutdown({
  server,
  database,
  stopJobs,
  stopped,
  beginClosing,
  endConnections,
}: StopOptions): () => Promise<void> {
  const stopAll = async (): Promise<void> => {
    beginClosing();
    await endConnections();
    await server.close();
    await stopJobs();
    await database.stop();
  };
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= stopAll());
  const closer = closeWithGrace(
    { delay: longestStopMs, logger: server.log, skip: ['SIGINT', 'SIGTERM', 'SIGHUP'] },
    async ({ err }) => {
      if (err !== undefined) {
        server.log.fatal({ err }, 'stopping after an error that nothing caught');
      }
      await stop();
    },
  );
  whenStopped(stopped, () => closer.close());
  // Deliberately not caught: it stops the process like every other failure that cannot be repaired here.
  void database.embedded?.failed.then((log) => {
    throw new Error(`The embedded PostgreSQL ended by itself. Its log ends: ${log}`);
  });
  return stop;
}
