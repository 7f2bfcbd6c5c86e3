import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';

const orderlyStopMs = 20_000;
const immediateStopMs = 5000;
const pollMs = 20;

export interface StoppableServer {
  pid: number;
  clusterFolder: string;
  isGone: () => boolean;
  /** False when no process is left to receive the signal. */
  signal: (name: NodeJS.Signals) => boolean;
}

/** Stops in an orderly way first; when that takes too long, stops immediately, and the next start recovers the data. */
export async function stopServer({
  pid,
  clusterFolder,
  isGone,
  signal,
}: StoppableServer): Promise<void> {
  for (const [name, waitMs] of [
    ['SIGINT', orderlyStopMs],
    ['SIGQUIT', immediateStopMs],
  ] as const) {
    if (isGone() || !signal(name)) {
      return;
    }
    const until = Date.now() + waitMs;
    while (!isGone() && Date.now() < until) {
      await sleep(pollMs);
    }
  }
  if (!isGone()) {
    throw new StartupError(
      `A PostgreSQL server (process ${pid}) still works on ${clusterFolder} and does not stop. End it, then start again.`,
    );
  }
}
