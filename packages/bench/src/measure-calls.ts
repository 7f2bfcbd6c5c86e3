import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median, medianRatio } from './measure-in-turn.ts';

// Processor time per call of two built trees, measured in turn: `tsx measure-calls.ts BEFORE AFTER`. Works
// only on Linux.
const [beforeFolder, afterFolder, ...serverFlags] = process.argv.slice(2);
if (beforeFolder === undefined || afterFolder === undefined)
  throw new Error('Two folders are needed, each with a built product: before, after');

const rounds = 9;
const callsPerRound = 250;
const warmUpCalls = 1_000;
const shown = 20;
const ticksPerSecond = 100;

interface Product {
  pid: number;
  origin: string;
  cookie: string;
  stop: () => Promise<unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const send = (product: Pick<Product, 'origin' | 'cookie'>, path: string, body?: unknown) =>
  new Promise<{ text: string; cookies: string[] }>((done, fail) => {
    const headers = { cookie: product.cookie, 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(`${product.origin}/trpc/${path}`, { agent, headers, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => {
        if (answer.statusCode === 200) done({ text, cookies: answer.headers['set-cookie'] ?? [] });
        else fail(new Error(`${path}: ${answer.statusCode} ${text}`));
      });
    });
    sent.once('error', fail).end(body === undefined ? undefined : JSON.stringify(body));
  });

const isBusy = (error: unknown): false => {
  if (error instanceof Error && error.message.includes(' 503 ')) return false;
  throw error;
};

const credentials = { email: 'marta@solerprada.example', password: 'valoraciones-2026' };

const begin = async (folder: string, port: number): Promise<Product> => {
  const program = [...serverFlags, join(resolve(folder), 'apps/server/bin/serve.mjs')];
  const dataDir = mkdtempSync(join(tmpdir(), 'valia-calls-'));
  const child = spawn(process.execPath, program, {
    cwd: dataDir,
    stdio: 'ignore',
    env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: dataDir },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(200);
  // The demo accounts exist only some seconds later, so the sign-in is retried.
  const signIn = () => send({ origin, cookie: '' }, 'auth.signIn', credentials).catch(() => null);
  let signedIn = await signIn();
  for (; signedIn === null; signedIn = await signIn()) await setTimeout(1_000);
  const cookie = signedIn.cookies.map((line) => line.split(';')[0]).join('; ');
  const stop = () => {
    child.kill('SIGTERM');
    return once(child, 'close');
  };
  const product = { pid: child.pid ?? 0, origin, cookie, stop };
  for (let made = 0; made < shown; made += 1) {
    const companyName = `Talleres Ibarreta ${made}`;
    const kept = { clientId: randomUUID(), type: 'client_business', method: 'dcf', companyName };
    await send(product, 'valuations.create', kept);
  }
  return product;
};

/** Processor time of the process in microseconds, including time in the kernel. */
const worked = ({ pid }: Product): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / ticksPerSecond;
};

const input = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const calls = {
  'valuations.list': `valuations.list?input=${input({ limit: shown })}`,
  'auth.session': 'auth.session?input=%7B%7D',
};

/** A busy server answers 503, so the request is repeated. */
const ask = async (product: Product, path: string): Promise<void> => {
  while (!(await send(product, path).then(() => true, isBusy))) await setTimeout(1_000);
};

const timeOf = async (product: Product, path: string, count: number): Promise<number> => {
  const start = worked(product);
  for (let call = 0; call < count; call += 1) await ask(product, path);
  return (worked(product) - start) / count;
};

const products = { before: await begin(beforeFolder, 4310), after: await begin(afterFolder, 4311) };
try {
  for (const [name, path] of Object.entries(calls)) {
    const times = { before: [] as number[], after: [] as number[] };
    for (const product of Object.values(products)) await timeOf(product, path, warmUpCalls);
    for (let round = 0; round < rounds; round += 1) {
      times.before.push(await timeOf(products.before, path, callsPerRound));
      times.after.push(await timeOf(products.after, path, callsPerRound));
    }
    const [before, after] = [median(times.before), median(times.after)];
    const ratio = medianRatio(times.after, times.before).toFixed(3);
    process.stdout.write(
      `${name}: before ${before} µs, after ${after} µs a call, ratio ${ratio}\n`,
    );
  }
} finally {
  for (const product of Object.values(products)) await product.stop();
  agent.destroy();
}
