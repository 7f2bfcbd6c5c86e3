import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';
import { withTimeout } from './with-timeout.ts';

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
  const places = new WeakMap<FastifyRequest, Place>();
  let inFlight = 0;
  // After the body, which is the client's own time: half-sent requests would take every place.
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
  // Not once it is read: whoever reads no answers would keep their places for good. And at once: what refuses under
  // pressure goes on to the work unless its answer is sent by then.
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

/** Of one request among those in flight. */
interface Place {
  /** Its end frees the place, whatever becomes of the answer. */
  hasWork: boolean;
  release: () => void;
}

function releaseIdle(place: Place | undefined): void {
  if (place?.hasWork === false) place.release();
}
