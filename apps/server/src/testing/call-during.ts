import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';

export interface CallStatistics {
  statuses: Set<number>;
  /** The time within which 99 of a hundred calls were answered. */
  p99: number;
}

const betweenMs = 5;

/** Calls the server as an ordinary client for the given time; returns the status codes and the response times. */
export async function callDuring(origin: string, milliseconds: number): Promise<CallStatistics> {
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
