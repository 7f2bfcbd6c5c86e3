import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';

export interface Calls {
  statuses: Set<number>;
  /** The time within which all but one of a hundred were answered. */
  p99: number;
}

const betweenMs = 5;

/** What an ordinary caller is answered for so long, and how fast. */
export async function callFor(origin: string, milliseconds: number): Promise<Calls> {
  const statuses = new Set<number>();
  const times: number[] = [];
  const endAt = performance.now() + milliseconds;
  while (performance.now() < endAt) {
    const startedAt = performance.now();
    statuses.add((await sendRequest(`${origin}/trpc/auth.session`)).status);
    times.push(performance.now() - startedAt);
    await pause(betweenMs);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { statuses, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}
