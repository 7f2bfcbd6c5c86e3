import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { FastifyInstance } from 'fastify';
import { runPeriodically, type PeriodicWork } from './run-periodically.ts';

export interface Job extends Pick<PeriodicWork, 'everyMs' | 'work'> {
  /** The log message for a round that failed. */
  failure: string;
}

/** Runs a job again and again until the server closes; a failed round is logged, and the next one still runs. */
export function runJob(server: FastifyInstance, { everyMs, work, failure }: Job): void {
  const repeating = runPeriodically({
    everyMs,
    work,
    onError: (error) => server.log.warn({ failure: loggableError(error) }, failure),
  });
  server.addHook('onClose', () => repeating.stop());
}
