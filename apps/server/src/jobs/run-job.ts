import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { FastifyInstance } from 'fastify';
import { runPeriodically, type Repetition } from './run-periodically.ts';

interface Job extends Pick<Repetition, 'everyMs' | 'work'> {
  /** What the log says of a round that failed. */
  failure: string;
}

/** Runs a job again and again until the server closes; a round that fails is logged, and the next one comes all the same. */
export function runJob(server: FastifyInstance, { everyMs, work, failure }: Job): void {
  const repeating = runPeriodically({
    everyMs,
    work,
    onError: (error) => server.log.warn({ failure: loggableError(error) }, failure),
  });
  server.addHook('onClose', () => repeating.stop());
}
