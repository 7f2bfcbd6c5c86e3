import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyInChunks, type BulkInput, type BulkOutcome } from './apply-in-chunks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = Array.from(
  { length: 30 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
const done = (id: string): BulkOutcome => ({
  id,
  kind: 'done',
  changed: true,
  item: null,
  tags: [],
});

/** Acts on thirty, in two calls, on a server that is away from the one moment to the other, in seconds. */
const actOn = async (awayFrom: number, awayTo: number, stopAfter = Number.POSITIVE_INFINITY) => {
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1_000;
  const asked: number[] = [];
  const acting = applyInChunks({
    call: async ({ items }: BulkInput) => {
      asked.push(seconds());
      if (seconds() >= awayFrom && seconds() < awayTo) throw new TRPCClientError('no answer');
      return { outcomes: items.map(({ id }) => done(id)) };
    },
    action: { kind: 'change-status', to: 'in_progress' },
    items: ids.map((id) => ({ id, version: 1 })),
    onChunk: () => undefined,
    isStopped: () => seconds() >= stopAfter,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const outcomes = await acting;
  return { asked, done: outcomes.filter(({ kind }) => kind === 'done').length, outcomes };
};

describe('acting on many', () => {
  it('outlasts a server that is started again', async () => {
    const { done: count, asked } = await actOn(0, 3);
    expect(count).toBe(30);
    expect(asked).toEqual([0, 0, 1, 3, 3]);
  });

  it('gives up a server that stays away, and refuses what had no answer', async () => {
    const { outcomes, asked } = await actOn(0, Number.POSITIVE_INFINITY);
    expect(asked).toEqual([0, 0, 1, 3, 7]);
    expect(outcomes).toHaveLength(30);
    expect(outcomes[0]).toMatchObject({ kind: 'refused', code: 'unavailable' });
  });

  it('asks no more once it is told to stop', async () => {
    const { asked } = await actOn(0, Number.POSITIVE_INFINITY, 0.5);
    expect(asked).toEqual([0, 0]);
  });
});
