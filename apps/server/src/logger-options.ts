import { loggableError } from '@valia/api/loggable-error.ts';

const redactedPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];

/** What no log holds: cookies, passwords, and the statements that a query builder's error repeats. */
export const loggerOptions = (level: string) => ({
  level,
  redact: redactedPaths,
  serializers: {
    err: (error: unknown) => {
      const { name, ...words } = loggableError(error);
      return { type: name, ...words };
    },
  },
});
