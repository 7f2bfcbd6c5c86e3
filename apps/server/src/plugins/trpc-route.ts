import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import type { AnyRouter, TRPCError, inferRouterContext } from '@trpc/server';
import { loggableError } from '@valia/api/loggable-error.ts';
import { toAppError } from '@valia/api/to-app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundRequests } from './request-bounds.ts';
import { guardAgainstCrossSite } from './cross-site-guard.ts';
import { refuseRequest, retryAfterSeconds } from './refuse-request.ts';

const mostCallsInABatch = 10;

export interface TrpcRouteOptions<Router extends AnyRouter> {
  router: Router;
  createContext: (
    request: FastifyRequest,
    reply: FastifyReply,
    ended: AbortSignal,
  ) => Promise<inferRouterContext<Router>>;
  publicOrigin: string;
  /** A call that takes longer is answered 503; it begins no transaction after that and commits none. */
  answerWithinMs?: number | undefined;
  /** As in `RequestBounds`. */
  mostDelayMs?: number | undefined;
}

/**
 * Mounts the router below `/trpc`. Instead of tRPC's own plugin, because that one registers a multipart
 * parser, which lets another site's form run mutations, and sets no time limit.
 */
export async function addTrpcRoute<Router extends AnyRouter>(
  server: FastifyInstance,
  { router, createContext, publicOrigin, answerWithinMs, mostDelayMs }: TrpcRouteOptions<Router>,
): Promise<void> {
  await server.register(async (scope) => {
    guardAgainstCrossSite(scope, { publicOrigin });
    const runBounded = await boundRequests(scope, { answerWithinMs, mostDelayMs });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.all<{ Params: { path: string } }>('/trpc/:path', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (request.method !== 'GET' && holdsSeveralCalls(request.params.path)) {
        return refuseRequest(request, reply, 400, 'invalid-input');
      }
      const response = await runBounded(request, (ended) =>
        resolveResponse({
          router,
          req: toWebRequest(request, reply),
          path: request.params.path,
          error: null,
          createContext: () => createContext(request, reply, ended),
          maxBatchSize: mostCallsInABatch,
          responseMeta: ({ errors }) => ({ headers: waitingTime(errors) }),
          onError: ({ error, ctx }) => {
            if (ctx === undefined) {
              logFailure(request, error);
            }
          },
        }),
      );
      return response === null
        ? refuseRequest(request, reply, 503, 'unavailable')
        : reply.send(response);
    });
  });
}

/** Only reads come in batches: a limit on requests would mean ten times as many guesses otherwise. */
function holdsSeveralCalls(path: string): boolean {
  // tRPC decodes the path once more than the router of the server does.
  return /,|%2c/i.test(path);
}

/** Says when it is worth trying again. */
function waitingTime(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map((error) => {
    const refusal = toAppError(error);
    return refusal.code === 'unavailable'
      ? Number(retryAfterSeconds)
      : (refusal.retryAfterSeconds ?? 0);
  });
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  // tRPC reads a body from the raw message, and takes an empty one, which its own client sends, for broken JSON.
  const body = request.body === undefined || request.body === '' ? '{}' : request.body;
  return incomingMessageToRequest(Object.assign(request.raw, { body }), reply.raw, {
    maxBodySize: null,
  });
}

/** Failures of a procedure are logged where they happen; this is for those before the first one runs. */
function logFailure(request: FastifyRequest, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    request.log.error({ failure: loggableError(error) }, 'a call failed before its procedure');
  }
}
