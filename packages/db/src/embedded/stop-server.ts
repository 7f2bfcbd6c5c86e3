import { setTimeout as sleep } from 'node:timers/promises';
import { StartupRefusal } from './startup-refusal.ts';

const orderlyStopMs = 20_000;
const immediateStopMs = 5000;
const pollMs = 20;

export interface StoppableServer {
  pid: number;
  clusterFolder: string;
  isGone: () => boolean;
  /** False when there is nobody left to tell. */
  signal: (name: NodeJS.Signals) => boolean;
}

/** Orderly first; when that takes too long, an immediate stop, after which the next start recovers. */
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
    throw new StartupRefusal(
      `A PostgreSQL server (process ${pid}) still works on ${clusterFolder} and does not stop. End it, then start again.`,
    );
  }
}
