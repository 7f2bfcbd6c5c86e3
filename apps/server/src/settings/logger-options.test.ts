import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logger-options.ts';
import { addErrorHandler } from '../plugins/error-handler.ts';

const statement = 'select * from sessions where token_hash = $1 params: 5f4dcc3b';

test('a query that failed outside a procedure is neither logged nor answered with its statement', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = fastify({ logger: { ...loggerOptions('error'), stream } });
  addErrorHandler(server);
  server.get('/', () => {
    throw new Error(statement, { cause: new Error('connection refused') });
  });
  const { statusCode, body } = await server.inject('/');
  await server.close();
  expect(statusCode).toBe(500);
  expect(body).toContain('"code":"internal"');
  expect(lines.join('')).toContain('connection refused');
  expect(lines.join('') + body).not.toContain('token_hash');
});
