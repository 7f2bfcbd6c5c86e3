import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';
import { withTimeout } from './with-timeout.ts';

const defaultMostDelayMs = 250;
const defaultMostInFlight = 200;
const defaultAnswerWithinMs = 5000;

export interface RequestLoadLimits {
  /** Time limit of one answer. */
  answerWithinMs?: number | undefined;
  mostInFlight?: number | undefined;
  /** Delay of the event loop above which calls are refused; 0 refuses none. */
  mostDelayMs?: number | undefined;
}

/**
 * Runs the work of one request and returns its value, or null when the work exceeds the time limit. `ended` is then
 * aborted, and the request remains counted as in flight until its work has really settled.
 */
export type LimitedWork = <Value>(
  request: FastifyRequest,
  work: (ended: AbortSignal) => Promise<Value>,
) => Promise<Value | null>;

/** Keeps accepted calls fast when more arrive than can be served: the rest are answered with 503 at once. */
export async function limitRequestLoad(
  server: FastifyInstance,
  {
    answerWithinMs = defaultAnswerWithinMs,
    mostInFlight = defaultMostInFlight,
    mostDelayMs = defaultMostDelayMs,
  }: RequestLoadLimits,
): Promise<LimitedWork> {
  await server.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request, reply) => {
      void refuseRequest(request, reply, 503, 'unavailable');
    },
  });
  const places = new WeakMap<FastifyRequest, Place>();
  let inFlight = 0;
  // Counted after the body has arrived, because the client determines how long that takes: half-sent requests
  // would take every place.
  server.addHook('preValidation', async (request, reply) => {
    if (reply.raw.closed) return;
    inFlight += 1;
    const place: Place = {
      hasWork: false,
      release: () => {
        if (places.delete(request)) inFlight -= 1;
      },
    };
    places.set(request, place);
    reply.raw.once('close', () => releaseIdle(place));
    if (inFlight > mostInFlight) {
      return refuseRequest(request, reply, 503, 'unavailable');
    }
  });
  // Released before the client has read the answer: clients that never read would occupy their places for good.
  // Synchronous, because a refusal under pressure continues to the work unless its answer is sent by then.
  server.addHook('onSend', (request, _reply, payload, done) => {
    releaseIdle(places.get(request));
    done(null, payload);
  });
  return async (request, work) => {
    const ended = new AbortController();
    const outcome = work(ended.signal);
    const place = places.get(request);
    if (place !== undefined) {
      place.hasWork = true;
      outcome.then(place.release, place.release);
    }
    const value = await withTimeout(answerWithinMs, outcome);
    if (value === null) {
      ended.abort();
    }
    return value;
  };
}

/** The place of one request among those in flight. */
interface Place {
  /** True when work has begun: the end of the work then frees the place, whatever happens to the answer. */
  hasWork: boolean;
  release: () => void;
}

function releaseIdle(place: Place | undefined): void {
  if (place?.hasWork === false) place.release();
}
