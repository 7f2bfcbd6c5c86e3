import { AppError } from '@valia/domain/errors/app-error.ts';

const mostWithinSpan = 30;
const spanMs = 60_000;
const mostAddresses = 10_000;

interface Span {
  startedAt: number;
  count: number;
}

/** Lives in this process: a code has 100 bits, so the limit is there for the load, not against guessing. */
const spans = new Map<string, Span>();

const dropEnded = (now: number): void => {
  for (const [address, { startedAt }] of spans) {
    if (now - startedAt >= spanMs) spans.delete(address);
  }
  if (spans.size >= mostAddresses) spans.clear();
};

/** Counts one question of an address; `too-many-requests` after thirty within a minute. */
export const takeVerification = (address: string | null, now: Date): void => {
  const key = address ?? '';
  const at = now.getTime();
  const span = spans.get(key);
  if (span === undefined || at - span.startedAt >= spanMs) {
    if (spans.size >= mostAddresses) dropEnded(at);
    spans.set(key, { startedAt: at, count: 1 });
    return;
  }
  span.count += 1;
  if (span.count > mostWithinSpan) throw new AppError('too-many-requests');
};
