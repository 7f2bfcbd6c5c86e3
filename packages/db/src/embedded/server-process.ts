import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';
import { serverEnvironment } from './create-cluster.ts';
import { openNewFile } from './open-new-file.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { StartupError } from './startup-error.ts';
import { stopServer } from './stop-server.ts';

export interface ServerProcess {
  port: number;
  failed: Promise<string>;
  stop: () => Promise<void>;
}

const readyWithinMs = 60_000;
const pollMs = 8;
const attempts = 5;
const pauseBetweenAttemptsMs = 400;
const logTailCharacters = 800;
/**
 * Temporary reasons for a failed start: another program uses the port, or the backends of a killed server are still
 * ending.
 */
const passingFailure = /could not bind|Address already in use|pre-existing shared memory block/;

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/**
 * For a server whose databases exist for seconds: nothing replicates it, and nothing in its databases needs
 * maintenance.
 */
const unsafe = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** Starts `postgres` on the cluster and waits until it accepts connections; on a free port unless a port is given. */
export async function launchServer(
  place: ClusterLocation,
  cluster: string,
  { isDurable, port: givenPort }: { isDurable: boolean; port?: number },
): Promise<ServerProcess> {
  const logFile = join(place.folder, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = givenPort ?? (await findFreePort());
    const child = spawnServer(place, cluster, logFile, port, isDurable);
    const problem = await waitUntilReady(child, cluster, logFile);
    if (problem === null) {
      return superviseServer(child, cluster, port, logFile);
    }
    if (attempt === attempts || !passingFailure.test(problem)) {
      throw new StartupError(`The embedded PostgreSQL did not start. Its log ends: ${problem}`);
    }
    await sleep(pauseBetweenAttemptsMs);
  }
}

function spawnServer(
  { account, binaries }: ClusterLocation,
  cluster: string,
  logFile: string,
  port: number,
  isDurable: boolean,
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? durable : unsafe),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openNewFile(logFile);
  try {
    // In its own session, so that Ctrl+C in the terminal reaches only the product, which stops the server last.
    const child = spawn(binaries.postgres, ['-D', cluster, ...flags], {
      ...account,
      cwd: '/',
      detached: true,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
    });
    const stopAtExit = () => child.kill('SIGINT');
    process.once('exit', stopAtExit);
    child.once('exit', () => process.off('exit', stopAtExit));
    return child;
  } finally {
    closeSync(log);
  }
}

/** Null when the server is ready, otherwise the text of its log. */
async function waitUntilReady(
  child: ChildProcess,
  cluster: string,
  logFile: string,
): Promise<string | null> {
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(logTail(logFile)));
  });
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    const problem = await Promise.race([ended, sleep(pollMs, null)]);
    if (problem !== null) {
      return problem;
    }
    const state = readPostmasterFile(cluster);
    if (state !== null && state.pid === child.pid && state.isReady) {
      return null;
    }
  }
  await stopChild(child, cluster);
  return `not ready after ${readyWithinMs / 1000} s. ${logTail(logFile)}`;
}

function superviseServer(
  child: ChildProcess,
  cluster: string,
  port: number,
  logFile: string,
): ServerProcess {
  let isStopping = false;
  const failed = new Promise<string>((resolve) => {
    child.once('exit', () => {
      if (!isStopping) {
        resolve(logTail(logFile));
      }
    });
  });
  child.unref();
  return {
    port,
    failed,
    stop: async () => {
      isStopping = true;
      await stopChild(child, cluster);
    },
  };
}

/**
 * Relies on the events of the child process, because the system may hide a server of another account from the process
 * that started it.
 */
async function stopChild(child: ChildProcess, cluster: string): Promise<void> {
  const { pid } = child;
  if (pid === undefined) {
    return;
  }
  await stopServer({
    pid,
    clusterFolder: cluster,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    signal: (name) => child.kill(name),
  });
}

function logTail(logFile: string): string {
  try {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const descriptor = openSync(logFile, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      return readFileSync(descriptor, 'utf8').slice(-logTailCharacters).trim();
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The folder and its log were removed before the server ended.
    return 'its log is gone';
  }
}

async function findFreePort(): Promise<number> {
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
