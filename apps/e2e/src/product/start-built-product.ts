import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fastTemporaryFolder } from './fast-temporary-folder.ts';

export interface BuiltProduct {
  origin: string;
  /** The URL of the product's database, as its superuser. */
  databaseUrl: () => string;
  /** The output that the product has printed so far. */
  output: () => string;
  /** Kills the process as a power cut would: without notice, and without closing anything. */
  kill: () => Promise<void>;
  /** Starts the product after `kill`, on the same data folder and port. */
  startAgain: () => Promise<void>;
  /** Stops the product and removes its data. */
  stop: () => Promise<void>;
}

/** The environment variable with the data folder of a product that was started once and stopped. */
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
    // Not `close`: a database server that outlives a killed product keeps the pipes open.
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
  const dataDir = mkdtempSync(join(fastTemporaryFolder(), 'valia-e2e-'));
  // When run as root, the database runs under another account, which must be able to traverse this folder.
  chmodSync(dataDir, 0o711);
  return dataDir;
};

/**
 * Prepares one database for many products: each product started until its removal begins with a copy. Returns the
 * function that removes it.
 */
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

/** The line in which the embedded server writes its port. */
const portLine = 3;

const databaseUrlOf = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const said = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return `postgres://valia:${password}@127.0.0.1:${said.split('\n')[portLine] ?? ''}/valia`;
};

/** Starts the built product on a free port with a separate database: empty, or with the demo data. */
export const startBuiltProduct = async ({ hasDemo = false } = {}): Promise<BuiltProduct> => {
  const args = hasDemo ? [] : withoutDemo;
  const dataDir = makeDataDir();
  const prepared = process.env[preparedVariable];
  // Copied with its file ownership, because the database does not start without it.
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
