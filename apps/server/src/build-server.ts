import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { appRouter } from '@valia/api/app-router.ts';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ComposeContext } from './compose-context.ts';
import { trustedProxies } from './connections/trusted-proxies.ts';
import { WatchedConnections } from './connections/watch-connections.ts';
import type { ServerEnv } from './settings/env.ts';
import { loggerOptions } from './settings/logger-options.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addFileRoute } from './plugins/file-route.ts';
import type { Mailbox } from './mail/create-mailbox.ts';
import { addHealthRoutes } from './plugins/health.ts';
import { addMailboxRoute } from './plugins/mailbox-route.ts';
import { addPublicRoutes } from './plugins/public-routes.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addTrpcRoute } from './plugins/trpc-route.ts';
import { addMalformedUrlRoute, answerMalformedUrl } from './plugins/malformed-url.ts';
import { addWebApp } from './plugins/web-app.ts';

/** The limit for requests that are no API calls: none of them needs a body. */
const longestBodyBytes = 1024;
const longestPathParameter = 5000;

const refuseSchema = (): never => {
  throw new Error('Calls are checked by their procedures: a route has no schema.');
};
/** Without these, fastify loads its JSON schema compilers, which take a tenth of the whole startup. */
const noSchemas = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema };

export interface ServerDependencies {
  env: Pick<ServerEnv, 'isLocal' | 'publicOrigin' | 'trustProxy' | 'logLevel'>;
  /** Resolves as soon as the database responds. */
  pingDatabase: () => Promise<unknown>;
  createContext: ComposeContext;
  /** Folder of the built web app. */
  webFolder: string;
  /** The mailbox in which mails are read in local mode without a mail server. */
  mailbox?: Pick<Mailbox, 'list'> | null;
  /** Time limit of one call; shorter in tests. */
  answerWithinMs?: number;
  /** Whether the accounts that the startup creates exist; true by default. */
  isFilled?: () => boolean;
  /** Resolves once documents can be printed. */
  printerReady?: () => Promise<void>;
  /** Delay of the event loop above which calls are refused; no limit in tests, whose callers share the loop. */
  mostDelayMs?: number;
  /** Where the log goes instead of the standard output. */
  logStream?: { write: (line: string) => void };
}

export interface BuiltServer {
  server: FastifyInstance;
  /** From then on, `/readyz` refuses, while accepted requests are still answered. */
  beginClosing: () => void;
  /** Resolves when every request that has arrived is answered. */
  endConnections: () => Promise<void>;
}

/** Builds the whole HTTP side; it does not listen yet. */
export async function buildServer({
  env,
  pingDatabase,
  createContext,
  webFolder,
  mailbox = null,
  answerWithinMs,
  isFilled = () => true,
  printerReady,
  mostDelayMs,
  logStream,
}: ServerDependencies): Promise<BuiltServer> {
  const { server, connections } = createHttpSide(env, logStream);
  addErrorHandler(server);
  addSecurityHeaders(server, env);
  await server.register(cookie);
  addMalformedUrlRoute(server);
  let isClosing = false;
  addHealthRoutes(server, { pingDatabase, isOpen: () => isFilled() && !isClosing });
  await addTrpcRoute(server, {
    router: appRouter,
    createContext,
    publicOrigin: env.publicOrigin,
    answerWithinMs,
    printerReady,
    mostDelayMs,
  });
  await addWebApp(server, { webFolder });
  const { publicOrigin } = env;
  await addPublicRoutes(server, { webFolder, publicOrigin, createContext, mostDelayMs });
  await addFileRoute(server, { createContext, answerWithinMs, mostDelayMs });
  if (mailbox !== null) {
    addMailboxRoute(server, mailbox);
  }
  return {
    server,
    beginClosing: () => {
      isClosing = true;
    },
    endConnections: () => connections.end(),
  };
}

interface HttpSide {
  server: FastifyInstance;
  connections: WatchedConnections;
}

/** The HTTP server and its router, without any routes yet. */
function createHttpSide(
  { trustProxy, logLevel }: ServerDependencies['env'],
  logStream: ServerDependencies['logStream'],
): HttpSide {
  const trustsHop = trustedProxies(trustProxy);
  const connections = new WatchedConnections((address) => trustsHop(address, 0));
  const server: FastifyInstance = fastify({
    logger: loggerOptions(logLevel, logStream),
    trustProxy: trustProxy === false ? false : trustsHop,
    bodyLimit: longestBodyBytes,
    serverFactory: (answer) => connections.createServer(answer),
    routerOptions: { maxParamLength: longestPathParameter },
    frameworkErrors: (_error, request, reply) => answerMalformedUrl(server, request, reply),
    schemaController: { compilersFactory: noSchemas },
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  });
  if (trustProxy !== false) {
    server.addHook('onRequest', (request, _reply, done) => {
      if (bringsBody(request)) connections.countAsClients(request.raw, request.ip);
      done();
    });
  }
  return { server, connections };
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
