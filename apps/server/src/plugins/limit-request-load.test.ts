import type { Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { refuseRequest } from './refuse-request.ts';
import { connectSlowClient, incompleteRequest } from '../testing/connect-slow-client.ts';
import { limitRequestLoad } from './limit-request-load.ts';

const mostInFlight = 3;
const halfPost = incompleteRequest().replace(/\S+ HTTP/, '/small HTTP');

describe('work that takes longer than its answer', () => {
  let server: FastifyInstance;
  let origin = '';
  let begun: AbortSignal[] = [];
  let finish: (() => void)[] = [];
  let largeAnswers = 0;
  const unread: Socket[] = [];

  beforeEach(async () => {
    [begun, finish, largeAnswers] = [[], [], 0];
    server = fastify();
    await server.register(async (scope) => {
      const run = await limitRequestLoad(scope, {
        answerWithinMs: 30,
        mostInFlight,
        mostDelayMs: 0,
      });
      scope.post('/small', async () => 'read');
      scope.get('/large', (request) =>
        run(request, async () => {
          largeAnswers += 1;
          return 'x'.repeat(30_000_000);
        }),
      );
      scope.get('/slow', async (request, reply) => {
        const value = await run(request, async (ended) => {
          begun.push(ended);
          await new Promise<void>((resolve) => {
            finish.push(resolve);
          });
          return 'done';
        });
        return value ?? refuseRequest(request, reply, 503, 'unavailable');
      });
    });
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
  });

  afterEach(async () => {
    finish.forEach((end) => end());
    for (const socket of unread.splice(0)) socket.destroy();
    server.server.closeAllConnections();
    await server.close();
  });

  test('is none before the request has wholly arrived', async () => {
    const halves = await Promise.all(
      Array.from({ length: 2 * mostInFlight }, () => connectSlowClient(origin, halfPost)),
    );
    const small = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${origin}/small`, small)).status).toBe(200);
    for (const { socket } of halves) socket.destroy();
  });

  test('is over when it is answered, whether or not anybody reads the answers', async () => {
    const large = 'GET /large HTTP/1.1\r\nHost: valia.example\r\n\r\n';
    for (let asked = 0; asked <= mostInFlight; asked += 1) {
      const { socket } = await connectSlowClient(origin, large);
      socket.pause();
      unread.push(socket);
      await expect.poll(() => largeAnswers, { timeout: 10_000 }).toBe(asked + 1);
    }
  });

  const ask = async () => (await fetch(`${origin}/slow`)).status;

  test('is told that its request has ended, and keeps its place until it has settled', async () => {
    for (let asked = 0; asked < mostInFlight; asked += 1) {
      expect(await ask()).toBe(503);
    }
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(await ask()).toBe(503);
    expect(begun).toHaveLength(mostInFlight);

    finish.forEach((end) => end());
    await new Promise((resolve) => setImmediate(resolve));
    expect(await ask()).toBe(503);
    expect(begun).toHaveLength(mostInFlight + 1);
  });
});

test('a call is refused once, also while the loop is late and all places are taken', async () => {
  const lines: string[] = [];
  const server = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  await server.register(async (scope) => {
    await limitRequestLoad(scope, { mostDelayMs: 0.000_001, mostInFlight: 0 });
    scope.get('/call', async () => 'done');
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const endAt = performance.now() + 2000;
  while (performance.now() < endAt) {
    expect((await fetch(`${origin}/call`)).status).toBe(503);
  }
  expect(lines).toEqual([]);
  await server.close();
});
