import type { FastifyInstance } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const firstServerStatus = 500;

/**
 * What fails outside a procedure is answered without its own words and logged without its statement:
 * fastify's own handler repeats the error's message in both.
 */
export function answerFaults(server: FastifyInstance): void {
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if ((error.statusCode ?? firstServerStatus) < firstServerStatus) return reply.send(error);
    request.log.error({ err: error }, 'a request failed');
    return refuseRequest(request, reply, firstServerStatus, 'internal');
  });
}
