import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { initTRPC, TRPCError } from '@trpc/server';
import { AppError } from '@valia/domain/errors/app-error.ts';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addErrorHandler } from './error-handler.ts';
import { addTrpcRoute } from './trpc-route.ts';

const publicOrigin = 'https://valia.example';
const trpc = initTRPC.context<{ isKnown: boolean }>().create({ isDev: false });
const name = z.strictObject({ name: z.string().min(1) });
const router = trpc.router({
  read: trpc.procedure.query(() => 'read'),
  nothing: trpc.procedure.query(() => undefined),
  greet: trpc.procedure.input(name).query(({ input }) => ({ greeting: `¡Hola, ${input.name}!` })),
  rename: trpc.procedure.input(name).mutation(({ input }) => input.name),
  touch: trpc.procedure.mutation(() => null),
  refuse: trpc.procedure.query(() => {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'no' });
  }),
  wait: trpc.procedure.query(() => {
    throw new AppError('too-many-requests', [], { retryAfterSeconds: 7 });
  }),
  fail: trpc.procedure.query(() => {
    throw new Error('broken');
  }),
});

const servers: FastifyInstance[] = [];
const serve = async (isStock: boolean): Promise<number> => {
  const server = fastify();
  servers.push(server);
  addErrorHandler(server);
  const createContext = async ({ headers }: { headers: OutgoingHttpHeaders }) => {
    if (headers['x-away'] !== undefined) throw new AppError('unavailable');
    return { isKnown: true };
  };
  const options = { router, createContext, publicOrigin, isStock, mostDelayMs: 0 };
  await addTrpcRoute(server, options);
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
};
let ports = { stock: 0, plain: 0 };
beforeAll(async () => {
  ports = { stock: await serve(true), plain: await serve(false) };
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

interface Asked {
  path: string;
  method?: string;
  body?: string;
  headers?: OutgoingHttpHeaders;
}

const ask = (port: number, { path, method = 'GET', body, headers }: Asked) =>
  new Promise<{ status: number | undefined; headers: object; text: string }>((resolve, reject) => {
    const own = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      {
        port,
        path: `/trpc/${path}`,
        method,
        headers: { origin: publicOrigin, ...own, ...headers },
        // A separate connection, because one that was closed after a refused body cannot be used for the next call.
        agent: false,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        const { date: _date, ...rest } = answer.headers;
        answer.once('end', () => resolve({ status: answer.statusCode, headers: rest, text }));
      },
    );
    sent.once('error', reject).end(body);
  });

const input = (value: unknown): string => `input=${encodeURIComponent(JSON.stringify(value))}`;
const post = (path: string, body: string): Asked => ({ path, method: 'POST', body });

const cases: Record<string, Asked> = {
  'a read': { path: 'read' },
  'a read of nothing': { path: 'nothing' },
  'a read with input': { path: `greet?${input({ name: 'Íñigo' })}` },
  'a plus in it': { path: 'greet?input=%7B%22name%22:%22a+b%2Bc%22%7D' },
  'broken escapes': { path: 'greet?input=%7B%22name%22:%22%FF%E9%22%7D' },
  'bytes above ASCII': { path: 'greet?input={"name":"\u00e9"}' },
  'without its input': { path: 'greet' },
  'an empty input': { path: 'greet?input=' },
  'an input that is no JSON': { path: 'greet?input=%7B' },
  'an input too many': { path: `greet?${input({ name: 'a', role: 'b' })}` },
  'two inputs': { path: `greet?${input({ name: 'a' })}&${input({ name: 'b' })}` },
  'a word more': { path: `greet?${input({ name: 'a' })}&lastEventId=1` },
  'connection parameters': { path: 'read?connectionParams=%7B' },
  'a fragment': { path: `greet?${input({ name: 'a' })}#&batch=1` },
  'a refusal': { path: 'refuse' },
  'a refusal for a while': { path: 'wait' },
  'a fault': { path: 'fail' },
  'no such call': { path: 'missing' },
  'a name of every object': { path: 'constructor' },
  'a name escaped': { path: '%72ead' },
  'a name escaped twice': { path: '%2572ead' },
  'a read as a change': post('read', '{}'),
  'a change as a read': { path: `rename?${input({ name: 'a' })}` },
  'a change': post('rename', '{"name":"Ana"}'),
  'a change without input': post('touch', ''),
  'a change of what lies in prototypes': post('rename', '{"name":"a","__proto__":{"b":1}}'),
  'a change that is no JSON': post('rename', '{'),
  'a change that is none': post('rename', 'null'),
  'a mark of the order of bytes': post('rename', '\uFEFF{"name":"Ana"}'),
  'a change with an address': post('rename?batch=1', '{"0":{"name":"Ana"}}'),
  'changes at once': post('touch,touch?batch=1', '{}'),
  'a change of another type': {
    ...post('rename', 'name=a'),
    headers: { 'content-type': 'text/plain' },
  },
  'a change with its letters': {
    ...post('rename', '{"name":"Ana"}'),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
  'a read with a form': { path: 'read', headers: { 'content-type': 'multipart/form-data' } },
  'a read of bytes': { path: 'read', headers: { 'content-type': 'application/octet-stream' } },
  'a look at the head': { path: 'read', method: 'HEAD' },
  'a context that fails': { path: 'read', headers: { 'x-away': '1' } },
  'several that fail before they begin': {
    path: 'read,greet?batch=1',
    headers: { 'x-away': '1' },
  },
  'a batch of one': { path: 'read?batch=1' },
  'a batch': { path: `read,greet?batch=1&${input({ 1: { name: 'Ana' } })}` },
  'a batch that ends differently': { path: 'read,refuse,greet,wait?batch=1' },
  'a batch that is refused': { path: 'refuse,refuse?batch=1' },
  'a batch with a list': { path: `greet,greet?batch=1&${input([{ name: 'a' }])}` },
  'a batch with odd places': { path: `greet?batch=1&${input({ '00': { name: 'a' }, x: 1 })}` },
  'a batch with null in it': { path: `greet,read?batch=1&${input({ 0: null })}` },
  'a batch of broken JSON': { path: 'greet,read?batch=1&input=%7B' },
  'a batch with a change': { path: 'read,touch?batch=1' },
  'a batch with an unknown one': { path: 'read,missing?batch=1' },
  'a batch without a name': { path: 'read,?batch=1' },
  'ten at once': { path: `${Array.from({ length: 10 }, () => 'read').join()}?batch=1` },
  'eleven at once': { path: `${Array.from({ length: 11 }, () => 'read').join()}?batch=1` },
  'names with commas, one by one': { path: 'read,read' },
  'lines asked for': { path: 'read?batch=1', headers: { 'trpc-accept': 'application/jsonl' } },
};

test.each(Object.keys(cases))('%s is answered alike in both ways', async (about) => {
  const asked = cases[about] ?? { path: '' };
  expect(await ask(ports.plain, asked)).toEqual(await ask(ports.stock, asked));
});
