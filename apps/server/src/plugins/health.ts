import type { FastifyInstance } from 'fastify';
import { withTimeout } from './with-timeout.ts';

const databaseAnswerMs = 500;

export interface HealthOptions {
  pingDatabase: () => Promise<unknown>;
  /** True from the end of startup to the beginning of shutdown. */
  isOpen: () => boolean;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve; 503 in less than a second when it cannot. */
export function addHealthRoutes(
  server: FastifyInstance,
  { pingDatabase, isOpen }: HealthOptions,
): void {
  server.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  server.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const isReady = isOpen() && (await answersInTime(pingDatabase));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

async function answersInTime(pingDatabase: () => Promise<unknown>): Promise<boolean> {
  try {
    return (
      (await withTimeout(
        databaseAnswerMs,
        pingDatabase().then(() => true),
      )) ?? false
    );
  } catch {
    return false;
  }
}
