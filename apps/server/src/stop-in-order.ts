import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { StartedDatabase } from './start-database.ts';

export interface StopOptions {
  server: FastifyInstance;
  database: StartedDatabase;
  /** Ends what runs beside the requests. */
  stopJobs: () => Promise<void>;
  /** Called first: `/readyz` refuses from then on. */
  beginClosing: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const longestStopMs = 10_000;
const sweepEveryMs = 50;
/** A terminal's Ctrl+C arrives from the terminal and again from the package runner. */
const sameSignalWithinMs = 2000;

/**
 * Ends the process in order: no longer ready, requests answered, connections closed, jobs ended, the embedded database last.
 * An error that nothing caught is logged, and ends the process with code 1.
 */
export function stopInOrder({ server, database, stopJobs, beginClosing }: StopOptions): void {
  const closer = closeWithGrace(
    { delay: longestStopMs, logger: server.log, skip: [...signals] },
    async ({ err }) => {
      if (err !== undefined) {
        server.log.fatal({ err }, 'stopping after an error that nothing caught');
      }
      beginClosing();
      await closeServer(server);
      await stopJobs();
      await database.stop();
    },
  );
  let firstSignalAt: number | null = null;
  for (const signal of signals) {
    process.on(signal, () => {
      if (firstSignalAt === null) {
        firstSignalAt = Date.now();
        closer.close();
      } else if (Date.now() - firstSignalAt > sameSignalWithinMs) {
        process.exit(1);
      }
    });
  }
  // Nothing catches it: it stops the process like every other failure that cannot be mended here.
  void database.embedded?.failed.then((log) => {
    throw new Error(`The embedded PostgreSQL ended by itself. Its log ends: ${log}`);
  });
}

/** Node waits for idle keep-alive connections; clients that hold one would delay the end by minutes. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), sweepEveryMs);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
  }
}
