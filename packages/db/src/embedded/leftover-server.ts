import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from './postmaster-file.ts';
import { isServerOfCluster, processIdentity } from './process-identity.ts';
import { StartupRefusal } from './startup-refusal.ts';

const orderlyStopMs = 20_000;
const immediateStopMs = 5000;
const pollMs = 20;

/**
 * Stops the server that a killed process left running on this cluster; returns whether there was one.
 * Its clients are gone with that process, so a fast, orderly shutdown loses nothing that was acknowledged.
 */
export async function stopLeftoverServer(clusterFolder: string): Promise<boolean> {
  const left = readPostmasterFile(clusterFolder);
  if (left === null) {
    return false;
  }
  if (!isServerOfCluster(left.pid, clusterFolder)) {
    // The number belongs to nobody or to a stranger by now: PostgreSQL would take that one for a server.
    rmSync(join(clusterFolder, 'postmaster.pid'), { force: true });
    return false;
  }
  await stopServerProcess(left.pid, clusterFolder);
  return true;
}

/** Orderly first; when that takes too long, an immediate stop, after which the next start recovers. */
export async function stopServerProcess(pid: number, clusterFolder: string): Promise<void> {
  const isGone = () => processIdentity(pid) === null || !isServerOfCluster(pid, clusterFolder);
  for (const [signal, waitMs] of [
    ['SIGINT', orderlyStopMs],
    ['SIGQUIT', immediateStopMs],
  ] as const) {
    if (isGone() || !sendSignal(pid, signal)) {
      return;
    }
    const until = Date.now() + waitMs;
    while (!isGone() && Date.now() < until) {
      await sleep(pollMs);
    }
  }
  if (!isGone()) {
    throw new StartupRefusal(
      `A PostgreSQL server (process ${pid}) still works on ${clusterFolder} and does not stop. End it, then start again.`,
    );
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') {
      return false;
    }
    throw error;
  }
}
