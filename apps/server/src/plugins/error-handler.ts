import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const firstServerStatus = 500;

/** 403 is a path outside the folder of static files, where there is nothing to find. */
const answers: Readonly<Record<number, [status: number, code: ErrorCode]>> = {
  403: [404, 'not-found'],
  404: [404, 'not-found'],
  413: [413, 'too-large'],
};

/**
 * Answers errors outside a procedure without the error's own message, and logs them without the SQL statement.
 * Fastify's own handler repeats the error's message in both.
 */
export function addErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const given = error.statusCode ?? firstServerStatus;
    if (given >= firstServerStatus) request.log.error({ err: error }, 'a request failed');
    // Nobody reads the answer: thousands of clients that abort their own requests would make the server write as
    // many answers.
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
