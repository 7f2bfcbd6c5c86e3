import { loggableError } from '@valia/api/errors/loggable-error.ts';
import type { FastifyInstance } from 'fastify';
import { repeatEvery, type Repetition } from './repeat-every.ts';

interface Job extends Pick<Repetition, 'everyMs' | 'work'> {
  /** What the log says of a round that failed. */
  failure: string;
}

/** Runs a job again and again until the server closes; a round that fails is logged, and the next one comes all the same. */
export function runJob(server: FastifyInstance, { everyMs, work, failure }: Job): void {
  const repeating = repeatEvery({
    everyMs,
    work,
    onError: (error) => server.log.warn({ failure: loggableError(error) }, failure),
  });
  server.addHook('onClose', () => repeating.stop());
}
