import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { findScreen, isKnownPath } from '@valia/domain/paths/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

/** Compressed copies, which are served under the names of the original files. */
const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path);
const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/**
 * Serves the built web app, with the files that the build compressed; the app's own list of paths decides between 200
 * and 404.
 */
export async function addWebApp(
  server: FastifyInstance,
  { webFolder }: { webFolder: string },
): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new StartupError(`The web app is not built: ${webFolder} has no index.html.`);
  }
  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  await server.register(fastifyStatic, {
    ...files,
    root: webFolder,
    serve: false,
    setHeaders: (reply) => void reply.header('cache-control', askEachTime),
  });
  for (const name of ownFilesIn(webFolder)) {
    server.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }
  // One route for hundreds of files, because a route for each would slow down startup.
  await server.register(fastifyStatic, {
    ...files,
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !isCompressed(path),
    setHeaders: (reply) => void reply.header('cache-control', forever),
  });
  server.setNotFoundHandler((request, reply) => answerUnrouted(request, reply));
}

/** The files beside the app's page; the page itself is served at each of its URLs. */
function ownFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((name) => name !== 'index.html' && !isCompressed(name));
}

function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || path.startsWith('/trpc/') || path.startsWith('/assets/')) {
    return refuseRequest(request, reply, 404, 'not-found');
  }
  // The URL contains the token of a mail's link, which must not be sent to other sites.
  if (findScreen(path)?.search === 'token') {
    void reply.header('referrer-policy', 'no-referrer');
  }
  return sendApp(reply, isKnownPath(path) ? 200 : 404);
}

/** Sends the app's page, which shows the screen for the URL and the status. */
export function sendApp(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).sendFile('index.html');
}
