import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import type { AnyRouter, TRPCError, inferRouterContext } from '@trpc/server';
import { bodyLimits } from '@valia/api/procedures/body-limits.ts';
import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { printsDocument } from '@valia/api/procedures/prints-document.ts';
import { toAppError } from '@valia/api/errors/to-app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundRequests } from './request-bounds.ts';
import { guardAgainstCrossSite } from './cross-site-guard.ts';
import { answerFastCall } from './answer-fast-call.ts';
import { fastCallOf } from './fast-call.ts';
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
  /** A call that takes longer is answered 503; it begins no transaction after that and commits none. */
  answerWithinMs?: number | undefined;
  /** Of the process that prints: the time of a call that needs it begins then. */
  printerReady?: (() => Promise<void>) | undefined;
  /** As in `RequestBounds`. */
  mostDelayMs?: number | undefined;
  /** Has tRPC's own handler answer everything, as a measure of what the plain way answers. */
  isStock?: boolean | undefined;
}

/**
 * Mounts the router below `/trpc`. Bodies are JSON, or bytes for a procedure whose input is `octetInputParser`. Instead of tRPC's own plugin, because that one registers a multipart
 * parser, which lets another site's form run mutations, and sets no time limit.
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
    const runBounded = await boundRequests(scope, { answerWithinMs, mostDelayMs });
    addBodyParser(scope, { limits: bodyLimits(router), pathOf, hasBytesInput: isUpload });
    scope.all<CallRoute>('/trpc/:path', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!takenMethods.has(request.method)) {
        return refuseRequest(request, reply, 405, 'invalid-input');
      }
      if (request.method !== 'GET' && holdsSeveralCalls(request.params.path)) {
        return refuseRequest(request, reply, 400, 'invalid-input');
      }
      if (printsDocument(router, pathOf(request))) await options.printerReady?.();
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
  const plain = isStock ? null : fastCallOf(router, mostCallsInABatch, request);
  if (plain === null) return stockAnswer(request, reply, ended, options);
  const { status, text, errors } = await answerFastCall(
    router,
    plain,
    () => createContext(request, reply, ended),
    (error) => logFailure(request, error),
  );
  return { status, headers: { ...plainHeaders, ...waitingTime(errors) }, text };
}

/** As one text of a known length, which costs less than reading it as a stream of one part. */
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

function isCall(params: unknown): params is CallRoute['Params'] {
  return typeof params === 'object' && params !== null && 'path' in params;
}

/**
 * The host is ours, whatever the caller names. Answers come whole: one in lines would leave before the work is done,
 * without its cookies, its status, its time limit and its place among the calls in flight.
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
  // tRPC reads a body from the raw message, and takes an empty one, which its own client sends, for broken JSON.
  const text = typeof body === 'string' && body !== '' ? body : '{}';
  const options = { maxBodySize: null };
  const asked = incomingMessageToRequest(Object.assign(raw, { body: text }), reply.raw, options);
  if (!Buffer.isBuffer(body)) return asked;
  return new Request(asked, { method: 'POST', body: new Uint8Array(body) });
}

/** Failures of a procedure are logged where they happen; this is for those before the first one runs. */
function logFailure(request: FastifyRequest, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    request.log.error({ failure: loggableError(error) }, 'a call failed before its procedure');
  }
}
