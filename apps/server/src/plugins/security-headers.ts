import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** The headers of every answer. Mantine writes inline styles; scripts come from our own files alone. */
export async function addSecurityHeaders(
  server: FastifyInstance,
  { isLocal }: { isLocal: boolean },
): Promise<void> {
  await server.register(helmet, {
    global: true,
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
}
