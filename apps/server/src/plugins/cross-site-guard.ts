import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

/** The content type of an upload. */
export const uploadContentType = 'application/octet-stream';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CrossSiteGuard {
  publicOrigin: string;
  /** Whether the request's URL accepts bytes instead of JSON. */
  hasBytesInput: (request: FastifyRequest) => boolean;
}

/**
 * Refuses requests that another site's page could send with the user's cookie: a changing request needs JSON, or bytes
 * where accepted, neither of which a form can send, and a same-origin sender. Clients other than browsers send neither
 * origin header.
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
    const isTaken = hasBytesInput(request)
      ? type === uploadContentType
      : type === 'application/json';
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
