import { statusOfCode } from '@valia/api/errors/error-status.ts';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { toAppError } from '@valia/api/errors/to-app-error.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { readFile } from '@valia/services/files/read-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ComposeContext } from '../compose-context.ts';
import { retryAfterSeconds } from './refuse-request.ts';
import { limitRequestLoad } from './limit-request-load.ts';
import { sendApp } from './web-app.ts';

export interface FileRouteOptions {
  createContext: ComposeContext;
  /** A document that takes longer than this is answered with 503. */
  answerWithinMs?: number | undefined;
  /** The same setting as in `RequestLoadLimits`. */
  mostDelayMs?: number | undefined;
}

/** `GET /files/{id}`: the bytes of a document, always as a download. A refusal is shown as a page of the app. */
export async function addFileRoute(
  server: FastifyInstance,
  { createContext, answerWithinMs, mostDelayMs }: FileRouteOptions,
): Promise<void> {
  await server.register(async (scope) => {
    const runBounded = await limitRequestLoad(scope, { answerWithinMs, mostDelayMs });
    scope.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      try {
        const file = await runBounded(request, async (ended) => {
          const ctx = await createContext(request, reply, ended);
          return readFile({ ctx, input: { id: request.params.id } });
        });
        if (file === null) {
          throw new AppError('unavailable');
        }
        return reply
          .header('content-disposition', attachment(file.name))
          .header('content-security-policy', "sandbox; default-src 'none'")
          .header('cache-control', 'private, no-store')
          .type(file.mediaType)
          .send(Buffer.from(file.bytes));
      } catch (error) {
        return answerRefusal(request, reply, error);
      }
    });
  });
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { code } = toAppError(error);
  const status = statusOfCode(code);
  if (status >= 500) {
    request.log.error({ failure: loggableError(error) }, 'a file could not be sent');
  }
  if (code === 'unavailable') {
    void reply.header('retry-after', retryAfterSeconds);
  }
  return sendApp(reply, status);
}

/** An ASCII name for old clients, and the whole name in the form of RFC 6266. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
