import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { roomyFolder } from './roomy-folder.ts';

export interface BuiltProduct {
  origin: string;
  /** Of its database, as its superuser. */
  databaseUrl: () => string;
  /** What it has printed so far. */
  output: () => string;
  /** Ends its process as a power cut would: nothing is said, nothing is closed. */
  kill: () => Promise<void>;
  /** After `kill`: on the same data folder and the same port. */
  startAgain: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** Where the data of a product lie that was started once and stopped. */
const preparedVariable = 'E2E_PREPARED_DATA';

interface ProductProcess {
  isRunning: () => boolean;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

const server = resolve(import.meta.dirname, '../../../server/bin/serve.mjs');
const readyWithinMs = 30_000;
const pollMs = 25;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close();
      if (typeof address === 'object' && address !== null) done(address.port);
      else fail(new Error('No port was given'));
    });
  });

const originOf = (port: number): string => `http://127.0.0.1:${String(port)}`;

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

const withoutDemo = ['--no-demo'];

const launch = (
  dataDir: string,
  port: number,
  said: string[],
  args: readonly string[] = withoutDemo,
): ProductProcess => {
  const child = spawn(process.execPath, [server, ...args], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: join(dataDir, 'data') },
  });
  const collect = (chunk: Buffer): number => said.push(chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const ended = new Promise<void>((done) => {
    // Not 'close': a database server left behind by a kill keeps the pipes open.
    child.once('exit', () => done());
    child.once('error', (error) => {
      said.push(error.message);
      done();
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isRunning()) child.kill(signal);
    await ended;
  };
  return { isRunning, end };
};

const waitUntilReady = async (
  { isRunning }: ProductProcess,
  origin: string,
  said: readonly string[],
): Promise<void> => {
  const latest = performance.now() + readyWithinMs;
  while (!(await isReady(origin))) {
    if (!isRunning() || performance.now() > latest)
      throw new Error(`The product did not start:\n${said.join('')}`);
    await delay(pollMs);
  }
};

const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(roomyFolder(), 'valia-e2e-'));
  // In a run as root the database works as another account, which has to pass through.
  chmodSync(dataDir, 0o711);
  return dataDir;
};

/** Made once for many: answers the way to remove it. Every product started meanwhile begins with a copy of its database. */
export const prepareDatabase = async (): Promise<() => void> => {
  const dataDir = makeDataDir();
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const said: string[] = [];
  const running = launch(dataDir, port, said);
  try {
    await waitUntilReady(running, originOf(port), said);
  } catch (error) {
    await running.end('SIGTERM');
    remove();
    throw error;
  }
  await running.end('SIGTERM');
  process.env[preparedVariable] = dataDir;
  return remove;
};

/** Where the embedded server says its port. */
const portLine = 3;

const databaseUrlOf = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const said = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return `postgres://valia:${password}@127.0.0.1:${said.split('\n')[portLine] ?? ''}/valia`;
};

/** Starts the built product on a free port with a database of its own: empty, or with the demo data. */
export const startBuiltProduct = async ({ hasDemo = false } = {}): Promise<BuiltProduct> => {
  const args = hasDemo ? [] : withoutDemo;
  const dataDir = makeDataDir();
  const prepared = process.env[preparedVariable];
  // Copied with its owner, without whom the database does not start.
  if (prepared !== undefined) execFileSync('cp', ['-a', join(prepared, 'data'), dataDir]);
  const port = await freePort();
  const origin = originOf(port);
  const said: string[] = [];
  let running = launch(dataDir, port, said, args);
  const stop = async (): Promise<void> => {
    await running.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(running, origin, said);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    databaseUrl: () => databaseUrlOf(join(dataDir, 'data')),
    output: () => said.join(''),
    kill: () => running.end('SIGKILL'),
    startAgain: async () => {
      running = launch(dataDir, port, said, args);
      await waitUntilReady(running, origin, said);
    },
    stop,
  };
};
