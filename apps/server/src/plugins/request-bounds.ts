import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const longestEventLoopDelayMs = 250;
const mostRequestsInFlight = 200;

/** Keeps accepted calls fast when more come than can be served: the rest is answered 503 at once. */
export async function boundRequests(server: FastifyInstance): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: longestEventLoopDelayMs,
    pressureHandler: (request, reply) => {
      void refuseRequest(request, reply, 503, 'unavailable');
    },
  });
  let inFlight = 0;
  server.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    if (inFlight > mostRequestsInFlight) {
      return refuseRequest(request, reply, 503, 'unavailable');
    }
  });
}
