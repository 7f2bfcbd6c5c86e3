import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface BuiltProduct {
  origin: string;
  /** What it has printed so far. */
  output: () => string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

const server = resolve(import.meta.dirname, '../../server/dist/main.js');
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

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built product on a free port with an empty database of its own, without demo data. */
export const startBuiltProduct = async (): Promise<BuiltProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'valia-e2e-'));
  // In a run as root the database works as another account, which has to pass through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const child = spawn(process.execPath, [server, '--no-demo'], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: join(dataDir, 'data') },
  });
  const said: string[] = [];
  const collect = (chunk: Buffer): number => said.push(chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', (error) => {
      said.push(error.message);
      done();
    });
  });

  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  const latest = performance.now() + readyWithinMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() > latest) {
      await stop();
      throw new Error(`The product did not start:\n${said.join('')}`);
    }
    await delay(pollMs);
  }
  return { origin, output: () => said.join(''), stop };
};
