import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const oneYearSeconds = 31_536_000;

/**
 * Adds the headers of every answer. Inline styles are allowed because Mantine writes them; scripts come only from our
 * own files.
 */
export function addSecurityHeaders(
  server: FastifyInstance,
  { isLocal }: { isLocal: boolean },
): void {
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isLocal ? false : { maxAge: oneYearSeconds, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
  });
  server.addHook('onRequest', (request, reply, done) => {
    addHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}
