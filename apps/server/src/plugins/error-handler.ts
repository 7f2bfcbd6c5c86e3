import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const firstServerStatus = 500;

/** 403: a path that leads out of the folder of static files, where there is nothing to be found. */
const answers: Readonly<Record<number, [status: number, code: ErrorCode]>> = {
  403: [404, 'not-found'],
  404: [404, 'not-found'],
  413: [413, 'too-large'],
};

/**
 * What fails outside a procedure is answered without its own words and logged without its statement:
 * fastify's own handler repeats the error's message in both.
 */
export function addErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const given = error.statusCode ?? firstServerStatus;
    if (given >= firstServerStatus) request.log.error({ err: error }, 'a request failed');
    // Nobody reads it: thousands that end their own requests would have the server write as many answers.
    if (reply.raw.destroyed) {
      reply.hijack();
      return undefined;
    }
    if (given < firstServerStatus) {
      const [status, code] = answers[given] ?? [given, 'invalid-input'];
      return refuseRequest(request, reply, status, code);
    }
    return refuseRequest(request, reply, firstServerStatus, 'internal');
  });
}
