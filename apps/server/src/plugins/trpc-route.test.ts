import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { initTRPC } from '@trpc/server';
import { octetInputParser } from '@trpc/server/http';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addErrorHandler } from './error-handler.ts';
import { addTrpcRoute } from './trpc-route.ts';

const publicOrigin = 'https://valia.example';
const mostBytes = 2_097_152;
const trpc = initTRPC.meta<{ prints?: true }>().create();
let runs = 0;
const router = trpc.router({
  upload: trpc.procedure.input(octetInputParser).mutation(async ({ input }) => {
    runs += 1;
    let sum = 0;
    for await (const chunk of input) for (const byte of chunk as Uint8Array) sum += byte;
    return { sum };
  }),
  rename: trpc.procedure.input(z.strictObject({ name: z.string() })).mutation(() => {
    runs += 1;
    return 'renamed';
  }),
  read: trpc.procedure.query(() => 'read'),
  print: trpc.procedure.meta({ prints: true }).mutation(() => 'printed'),
  hang: trpc.procedure.query(() => new Promise<string>(() => undefined)),
});

const servers: FastifyInstance[] = [];
const serve = async (
  answerWithinMs?: number,
  printerReady?: () => Promise<void>,
): Promise<string> => {
  const server = fastify();
  servers.push(server);
  addErrorHandler(server);
  await addTrpcRoute(server, {
    router,
    createContext: async () => ({}),
    publicOrigin,
    answerWithinMs,
    printerReady,
    mostDelayMs: 0,
  });
  return server.listen({ host: '127.0.0.1', port: 0 });
};
let origin = '';
beforeAll(async () => {
  origin = await serve();
});
afterAll(async () => {
  for (const server of servers) {
    server.server.closeAllConnections();
    await server.close();
  }
});

const bytes = 'application/octet-stream';
const send = (
  path: string,
  type: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
) => {
  // Node requires `duplex` for a body that is a stream; the browser type does not include it.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': type, origin: publicOrigin, ...headers },
    body,
    duplex: 'half',
  };
  return fetch(`${origin}/trpc/${path}`, request);
};

describe('bytes', () => {
  test('reach the procedure that declares them, as they were sent', async () => {
    const answer = await send('upload', bytes, new Uint8Array([0, 255, 10, 13]));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ result: { data: { sum: 278 } } });
    const most = await send('upload', bytes, new Uint8Array(mostBytes).fill(1));
    expect(await most.json()).toEqual({ result: { data: { sum: mostBytes } } });
  });

  test.each([
    ['to a procedure that takes JSON', 'rename', bytes],
    ['in a form', 'upload', 'multipart/form-data; boundary=x'],
    ['as text', 'upload', 'text/plain'],
    ['as JSON', 'upload', 'application/json'],
    ['to nobody', 'constructor', bytes],
    ['to several at once', 'upload,upload', bytes],
  ])('%s are refused, and nothing runs', async (_how, path, type) => {
    const before = runs;
    expect((await send(path, type, '{"name":"x"}')).status).toBe(415);
    expect(runs).toBe(before);
  });

  test('from another site are refused', async () => {
    const before = runs;
    for (const other of ['https://evil.example', 'null'])
      expect((await send('upload', bytes, 'x', { origin: other })).status).toBe(403);
    expect(runs).toBe(before);
  });

  test('beyond the limit are refused, whether their number was told or not', async () => {
    const before = runs;
    const tooMany = new Uint8Array(mostBytes + 1);
    expect((await send('upload', bytes, tooMany)).status).toBe(413);
    const untold = new ReadableStream({
      start: (controller) => {
        controller.enqueue(tooMany);
        controller.close();
      },
    });
    expect((await send('upload', bytes, untold)).status).toBe(413);
    expect(runs).toBe(before);
  });
});

/** Sends headers and methods that `fetch` does not allow. */
const ask = (path: string, headers: OutgoingHttpHeaders, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    const sent = request({ port, path: `/trpc/${path}`, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });

describe('a call', () => {
  test.each(['a b', '[::1', 'valia.example:99999999', '%', 'evil.example/x?y#z'])(
    'is answered whatever host it names: %s',
    async (host) => {
      const { status, body } = await ask('read', { host });
      expect({ status, body }).toEqual({ status: 200, body: '{"result":{"data":"read"}}' });
    },
  );

  test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'by a method that is none of a call is refused: %s',
    async (method) => {
      const headers = { 'content-type': 'application/json', origin: publicOrigin };
      expect((await ask('read', headers, method)).status).toBe(405);
    },
  );

  test.each(['accept', 'trpc-accept'])(
    'is answered whole and in time, also when %s asks for lines',
    async (name) => {
      const headers = { [name]: 'application/jsonl' };
      const whole = await fetch(`${origin}/trpc/read,read?batch=1`, { headers });
      const read = { result: { data: 'read' } };
      expect(await whole.json()).toEqual([read, read]);
      const impatient = await serve(200);
      const late = await fetch(`${impatient}/trpc/hang?batch=1`, {
        headers,
        signal: AbortSignal.timeout(5000),
      });
      expect(late.status).toBe(503);
    },
  );
});

test('the time of a call that prints begins when the process that prints can; no other waits for it', async () => {
  let isReady = false;
  const printerReady = async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    isReady = true;
  };
  const address = await serve(100, printerReady);
  const read = await fetch(`${address}/trpc/read`);
  expect([read.status, isReady]).toEqual([200, false]);
  const printed = await fetch(`${address}/trpc/print`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
  });
  expect([printed.status, isReady]).toEqual([200, true]);
});
