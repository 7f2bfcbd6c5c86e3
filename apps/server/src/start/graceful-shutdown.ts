import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { OpenedDatabase } from './open-database.ts';
import { whenStopped } from './stop-signals.ts';

export interface StopOptions {
  server: FastifyInstance;
  database: OpenedDatabase;
  /** Ends what runs beside the requests. */
  stopJobs: () => Promise<void>;
  /** Aborted when the process is asked to stop. */
  stopped: AbortSignal;
  /** Called first: `/readyz` refuses from then on. */
  beginClosing: () => void;
  /** Called next: resolves when whatever has arrived is answered. */
  endConnections: () => Promise<void>;
}

const longestStopMs = 10_000;

/**
 * Ends the process in order: no longer ready, requests answered, connections closed, jobs ended, the embedded database last.
 * An error that nothing caught is logged, and ends the process with code 1. Answers how to stop the same without a signal.
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
  // Nothing catches it: it stops the process like every other failure that cannot be mended here.
  void database.embedded?.failed.then((log) => {
    throw new Error(`The embedded PostgreSQL ended by itself. Its log ends: ${log}`);
  });
  return stop;
}
