import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const retryAfterSeconds = '2';
/** JSON-RPC's "invalid request" and "internal error", which tRPC uses for errors without a code of their own. */
const jsonRpcInvalidRequest = -32_600;
const jsonRpcInternalError = -32_603;

/**
 * Answers before any procedure runs, in the shape of a procedure's error, so that the web app shows the code's text in
 * the user's language.
 */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  httpStatus: number,
  code: ErrorCode,
): FastifyReply {
  if (code === 'unavailable') {
    void reply.header('retry-after', retryAfterSeconds);
  }
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(
      JSON.stringify({
        error: {
          message: code,
          code: httpStatus < 500 ? jsonRpcInvalidRequest : jsonRpcInternalError,
          data: { code, httpStatus, fields: [], requestId: request.id },
        },
      }),
    );
}
