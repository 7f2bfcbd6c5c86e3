import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

/** Of an upload. */
export const bytesType = 'application/octet-stream';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CrossSiteGuard {
  publicOrigin: string;
  /** Whether the request's address takes bytes instead of JSON. */
  hasBytesInput: (request: FastifyRequest) => boolean;
}

/**
 * Refuses what another site's page could send with the person's cookie: a changing request needs JSON, or bytes
 * where they are taken, neither of which a form can send, and a same-origin sender. Clients that are no browser send
 * neither header.
 */
export function guardAgainstCrossSite(
  server: FastifyInstance,
  { publicOrigin, hasBytesInput }: CrossSiteGuard,
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) {
      return;
    }
    if (!isSameOrigin(request, publicOrigin)) {
      return refuseRequest(request, reply, 403, 'forbidden');
    }
    const type = mediaTypeOf(request);
    const isTaken = hasBytesInput(request) ? type === bytesType : type === 'application/json';
    if (!isTaken) {
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

function mediaTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
