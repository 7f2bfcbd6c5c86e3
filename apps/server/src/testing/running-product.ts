import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

export interface ProductStart {
  /** The folder of the product: a clone, or the repository. */
  folder: string;
  dataDir: string;
  account?: Account | undefined;
  args?: readonly string[];
  env?: Record<string, string>;
}

export interface EndedProduct {
  code: number | null;
  output: string;
}

export interface RunningProduct {
  origin: string;
  pid: number;
  output: () => string;
  /** The output, once the product has reported that it is ready and which database it uses. */
  announced: () => Promise<string>;
  /** Milliseconds from the start of the process to the first 200 of `/readyz`. */
  readyMs: number;
  end: (signal: NodeJS.Signals) => Promise<EndedProduct>;
}

const started = new Set<ChildProcess>();
const readyWithinMs = 30_000;
/** More frequent polling would take up as much time as the start itself. */
const pollMs = 50;
const pollOutputMs = 10;

/** Starts the built server on a free port, and waits until `/readyz` returns 200. */
export async function startProductProcess(start: ProductStart): Promise<RunningProduct> {
  const port = start.env?.PORT ?? String(await freePort());
  const startedAt = performance.now();
  const launched = launch(start, port);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (launched.child.exitCode !== null || performance.now() - startedAt > readyWithinMs) {
      launched.child.kill('SIGKILL');
      throw new Error(`The product did not start:\n${launched.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    origin,
    pid: launched.child.pid ?? 0,
    output: launched.output,
    announced: async () => {
      while (!launched.output().includes('Database: ')) {
        await new Promise((resolve) => setTimeout(resolve, pollOutputMs));
      }
      return launched.output();
    },
    readyMs: Math.round(performance.now() - startedAt),
    end: async (signal) => {
      launched.child.kill(signal);
      return launched.ended;
    },
  };
}

/** Starts the built server in a situation in which it must refuse, and waits for its end. */
export async function runProductToItsEnd(start: ProductStart): Promise<EndedProduct> {
  return launch(start, start.env?.PORT ?? String(await freePort())).ended;
}

/** Starts the built server, and sends it the signal as soon as it prints `sentence`. */
export async function stopProductAt(
  start: ProductStart,
  { sentence, signal }: { sentence: string; signal: NodeJS.Signals },
): Promise<EndedProduct> {
  const { child, output, ended } = launch(start, String(await freePort()));
  while (!output().includes(sentence) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, pollOutputMs));
  }
  child.kill(signal);
  return ended;
}

function launch(
  { folder, dataDir, account, args = [], env = {} }: ProductStart,
  port: string,
): { child: ChildProcess; output: () => string; ended: Promise<EndedProduct> } {
  const child = spawn(process.execPath, [join(folder, 'apps/server/bin/serve.mjs'), ...args], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', PORT: port, DATA_DIR: dataDir, ...env },
  });
  started.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<EndedProduct>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, output: () => output, ended };
}

/** Kills the processes left by a failed test, so that they do not disturb the next one. */
export async function killProductsLeftRunning(): Promise<void> {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      await new Promise((resolve) => {
        child.once('close', resolve);
        child.kill('SIGTERM');
      });
    }
  }
  started.clear();
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port was given')),
      );
    });
  });
}
