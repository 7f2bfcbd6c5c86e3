import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';
import { within } from './within.ts';

const defaultMostDelayMs = 250;
const defaultMostInFlight = 200;
const defaultAnswerWithinMs = 5000;

export interface RequestBounds {
  /** Limit of one answer. */
  answerWithinMs?: number | undefined;
  mostInFlight?: number | undefined;
  /** Delay of the event loop from which calls are refused; 0: none are. */
  mostDelayMs?: number | undefined;
}

/**
 * Runs the work of one request and answers its value, or null when it takes longer than the limit: `ended` is
 * aborted then, and the request keeps its place among those in flight until the work has really settled.
 */
export type BoundedWork = <Value>(
  request: FastifyRequest,
  work: (ended: AbortSignal) => Promise<Value>,
) => Promise<Value | null>;

/** Keeps accepted calls fast when more come than can be served: the rest is answered 503 at once. */
export async function boundRequests(
  server: FastifyInstance,
  {
    answerWithinMs = defaultAnswerWithinMs,
    mostInFlight = defaultMostInFlight,
    mostDelayMs = defaultMostDelayMs,
  }: RequestBounds,
): Promise<BoundedWork> {
  await server.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request, reply) => {
      void refuseRequest(request, reply, 503, 'unavailable');
    },
  });
  const running = new WeakMap<FastifyRequest, Promise<unknown>>();
  let inFlight = 0;
  const release = () => {
    inFlight -= 1;
  };
  // After the body, which is the client's own time: half-sent requests would take every place.
  server.addHook('preValidation', async (request, reply) => {
    if (reply.raw.closed) return;
    inFlight += 1;
    reply.raw.once('close', () => {
      const work = running.get(request);
      void (work === undefined ? release() : work.then(release, release));
    });
    if (inFlight > mostInFlight) {
      return refuseRequest(request, reply, 503, 'unavailable');
    }
  });
  return async (request, work) => {
    const ended = new AbortController();
    const outcome = work(ended.signal);
    running.set(request, outcome);
    const value = await within(answerWithinMs, outcome);
    if (value === null) {
      ended.abort();
    }
    return value;
  };
}
