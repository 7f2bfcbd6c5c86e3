import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import type { AnyRouter, TRPCError, inferRouterContext } from '@trpc/server';
import { bodyLimits } from '@valia/api/procedures/body-limits.ts';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { isPrintingProcedure } from '@valia/api/procedures/is-printing-procedure.ts';
import { toAppError } from '@valia/api/errors/to-app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitRequestLoad } from './limit-request-load.ts';
import { guardAgainstCrossSite } from './cross-site-guard.ts';
import { answerFastCall } from './answer-fast-call.ts';
import { parseFastCall } from './fast-call.ts';
import { addBodyParser } from './body-parser.ts';
import { refuseRequest, retryAfterSeconds } from './refuse-request.ts';
import { hasBytesInput } from './has-bytes-input.ts';

const mostCallsInABatch = 10;
const plainHeaders = { 'content-type': 'application/json', vary: 'trpc-accept, accept' };
const takenMethods = new Set(['GET', 'HEAD', 'POST']);

interface CallRoute {
  Params: { path: string };
}

export interface TrpcRouteOptions<Router extends AnyRouter> {
  router: Router;
  createContext: (
    request: FastifyRequest,
    reply: FastifyReply,
    ended: AbortSignal,
  ) => Promise<inferRouterContext<Router>>;
  publicOrigin: string;
  /** A call that takes longer is answered with 503; after that it neither begins nor commits a transaction. */
  answerWithinMs?: number | undefined;
  /** Resolves when the printing process is ready; the time limit of a call that needs it starts then. */
  printerReady?: (() => Promise<void>) | undefined;
  /** The same setting as in `RequestLoadLimits`. */
  mostDelayMs?: number | undefined;
  /** Lets tRPC's own handler answer everything, as a reference for the answers of the fast path. */
  isStock?: boolean | undefined;
}

/**
 * Mounts the router below `/trpc`. Bodies are JSON, or bytes for a procedure whose input is `octetInputParser`.
 * Replaces tRPC's own plugin, which registers a multipart parser, so that another site's form could run mutations, and
 * sets no time limit.
 */
export async function addTrpcRoute<Router extends AnyRouter>(
  server: FastifyInstance,
  options: TrpcRouteOptions<Router>,
): Promise<void> {
  const { router, publicOrigin, answerWithinMs, mostDelayMs } = options;
  await server.register(async (scope) => {
    const pathOf = ({ params }: FastifyRequest) => (isCall(params) ? params.path : '');
    const isUpload = (request: FastifyRequest) => hasBytesInput(router, pathOf(request));
    guardAgainstCrossSite(scope, { publicOrigin, hasBytesInput: isUpload });
    const runBounded = await limitRequestLoad(scope, { answerWithinMs, mostDelayMs });
    addBodyParser(scope, { limits: bodyLimits(router), pathOf, hasBytesInput: isUpload });
    scope.all<CallRoute>('/trpc/:path', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!takenMethods.has(request.method)) {
        return refuseRequest(request, reply, 405, 'invalid-input');
      }
      if (request.method !== 'GET' && holdsSeveralCalls(request.params.path)) {
        return refuseRequest(request, reply, 400, 'invalid-input');
      }
      if (isPrintingProcedure(router, pathOf(request))) await options.printerReady?.();
      const answer = await runBounded(request, (ended) => answerOf(request, reply, ended, options));
      if (answer === null) return refuseRequest(request, reply, 503, 'unavailable');
      void reply.code(answer.status).headers(answer.headers);
      return reply.send(answer.text);
    });
  });
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

type CallRequest = FastifyRequest<CallRoute>;

async function answerOf<Router extends AnyRouter>(
  request: CallRequest,
  reply: FastifyReply,
  ended: AbortSignal,
  options: TrpcRouteOptions<Router>,
): Promise<Answer> {
  const { router, createContext, isStock = false } = options;
  const plain = isStock ? null : parseFastCall(router, mostCallsInABatch, request);
  if (plain === null) return stockAnswer(request, reply, ended, options);
  const { status, text, errors } = await answerFastCall(
    router,
    plain,
    () => createContext(request, reply, ended),
    (error) => logFailure(request, error),
  );
  return { status, headers: { ...plainHeaders, ...waitingTime(errors) }, text };
}

/** Sent as one text of known length, which is cheaper than a stream of one part. */
async function stockAnswer<Router extends AnyRouter>(
  request: CallRequest,
  reply: FastifyReply,
  ended: AbortSignal,
  { router, createContext, publicOrigin }: TrpcRouteOptions<Router>,
): Promise<Answer> {
  const response = await resolveResponse({
    router,
    req: toWebRequest(request, reply, publicOrigin),
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
  });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

/** Only reads may be batched: otherwise the limit on requests would allow ten times as many guesses. */
function holdsSeveralCalls(path: string): boolean {
  // tRPC decodes the path once more than the server's router does.
  return /,|%2c/i.test(path);
}

/** The header with the time after which to try again. */
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

function isCall(params: unknown): params is CallRoute['Params'] {
  return typeof params === 'object' && params !== null && 'path' in params;
}

/**
 * The host is always ours, whatever the caller sends. Streamed answers are not accepted: one would leave before the
 * work is done, without its cookies, status, time limit and place among the calls in flight.
 */
function toWebRequest(
  { raw, body }: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string,
): Request {
  Object.assign(raw.headers, {
    host: new URL(publicOrigin).host,
    'trpc-accept': 'application/json',
  });
  // tRPC reads a body from the raw message, and treats an empty one, which its own client sends, as broken
  // JSON.
  const text = typeof body === 'string' && body !== '' ? body : '{}';
  const options = { maxBodySize: null };
  const asked = incomingMessageToRequest(Object.assign(raw, { body: text }), reply.raw, options);
  if (!Buffer.isBuffer(body)) return asked;
  return new Request(asked, { method: 'POST', body: new Uint8Array(body) });
}

/** Logs failures before the first procedure runs; a procedure's own failures are logged where they happen. */
function logFailure(request: FastifyRequest, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    request.log.error({ failure: loggableError(error) }, 'a call failed before its procedure');
  }
}
