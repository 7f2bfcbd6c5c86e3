import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { addressRange } from '@valia/domain/limits/address-range.ts';
import type { FastifyRequest } from 'fastify';

const redactedPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];

/** Without what follows the path: links carry tokens there, reads their input. */
const loggedRequest = ({ method, url, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  path: url.split('?')[0],
  address: addressRange(ip),
});

/** What no log holds: cookies, passwords, tokens, and the statements that a query builder's error repeats. */
export const loggerOptions = (level: string, stream?: { write: (line: string) => void }) => ({
  level,
  redact: redactedPaths,
  serializers: {
    req: loggedRequest,
    err: (error: unknown) => {
      const { name, ...words } = loggableError(error);
      return { type: name, ...words };
    },
  },
  ...(stream === undefined ? {} : { stream }),
});
