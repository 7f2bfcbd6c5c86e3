import { loggableError } from '@valia/api/errors/loggable-error.ts';
import { ipAddressRange } from '@valia/domain/limits/ip-address-range.ts';
import type { FastifyRequest } from 'fastify';

const redactedPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];

/** Logged without the query string, which contains the tokens of links and the inputs of reads. */
const loggedRequest = ({ method, url, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  path: url.split('?')[0],
  address: ipAddressRange(ip),
});

/** Excludes from the log: cookies, passwords, tokens, and the statements that a query builder's error repeats. */
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
