import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import type { AnyRouter, TRPCError, inferRouterContext } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundRequests } from './request-bounds.ts';
import { guardAgainstCrossSite } from './cross-site-guard.ts';
import { refuseRequest } from './refuse-request.ts';
import { within } from './within.ts';

const mostCallsInABatch = 10;
const defaultAnswerWithinMs = 5000;

export interface TrpcRouteOptions<Router extends AnyRouter> {
  router: Router;
  createContext: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<inferRouterContext<Router>>;
  publicOrigin: string;
  /** A call that takes longer is answered 503; its statements are cancelled by the database's own limit. */
  answerWithinMs?: number | undefined;
}

/**
 * Mounts the router below `/trpc`. Instead of tRPC's own plugin, because that one registers a multipart
 * parser, which lets another site's form run mutations, and sets no time limit.
 */
export async function addTrpcRoute<Router extends AnyRouter>(
  server: FastifyInstance,
  {
    router,
    createContext,
    publicOrigin,
    answerWithinMs = defaultAnswerWithinMs,
  }: TrpcRouteOptions<Router>,
): Promise<void> {
  await server.register(async (scope) => {
    guardAgainstCrossSite(scope, { publicOrigin });
    await boundRequests(scope);
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
      const response = await within(
        answerWithinMs,
        resolveResponse({
          router,
          req: toWebRequest(request, reply),
          path: request.params.path,
          error: null,
          createContext: () => createContext(request, reply),
          maxBatchSize: mostCallsInABatch,
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

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  // tRPC reads a body that is parsed already from the raw message.
  return incomingMessageToRequest(Object.assign(request.raw, { body: request.body }), reply.raw, {
    maxBodySize: null,
  });
}

/** Failures of a procedure are logged where they happen; this is for those before the first one runs. */
function logFailure(request: FastifyRequest, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    request.log.error({ err: error.cause ?? error }, 'a call failed before its procedure');
  }
}
