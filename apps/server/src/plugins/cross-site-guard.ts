import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page could send with the person's cookie: a changing request needs
 * JSON, which no form can send, and a same-origin sender. Clients that are no browser send neither header.
 */
export function guardAgainstCrossSite(
  server: FastifyInstance,
  { publicOrigin }: { publicOrigin: string },
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) {
      return;
    }
    if (!isSameOrigin(request, publicOrigin)) {
      return refuseRequest(request, reply, 403, 'forbidden');
    }
    if (!isJson(request)) {
      return refuseRequest(request, reply, 415, 'invalid-input');
    }
  });
}

function isSameOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  return (
    site === 'same-origin' ||
    origin === publicOrigin ||
    (site === undefined && origin === undefined)
  );
}

function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
