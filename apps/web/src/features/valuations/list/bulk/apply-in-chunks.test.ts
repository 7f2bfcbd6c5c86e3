import { TRPCClientError } from '@trpc/client';
import { applyInChunks } from '../../../../components/bulk/apply-in-chunks.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BulkAction,
  type DoneValuationOutcome,
  bulkValuationCalls,
} from './bulk-valuation-calls.ts';
import type { RefusedOutcome } from '../../../../components/bulk/bulk-step.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = Array.from(
  { length: 30 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
const done = (id: string) => ({
  id,
  kind: 'done' as const,
  changed: true,
  item: null,
  tags: [],
});

/**
 * Changes thirty valuations in two calls, on a server that does not respond between the two given times, in seconds.
 */
const actOn = async (awayFrom: number, awayTo: number, stopAfter = Number.POSITIVE_INFINITY) => {
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1_000;
  const asked: number[] = [];
  const acting = applyInChunks({
    ...bulkValuationCalls,
    call: async ({ items }) => {
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

  it('gives up a server that stays away, and tells what had no answer from what was not asked', async () => {
    const { outcomes, asked } = await actOn(0, Number.POSITIVE_INFINITY);
    expect(asked).toEqual([0, 0, 1, 3, 7]);
    expect(outcomes).toHaveLength(30);
    expect(outcomes[0]).toMatchObject({ kind: 'unanswered' });
    expect(outcomes[24]).toMatchObject({ kind: 'unanswered' });
    expect(outcomes[25]).toMatchObject({ kind: 'refused', code: 'unavailable' });
  });

  it('asks no more once it is told to stop, and leaves what it has not come to', async () => {
    const { asked, outcomes } = await actOn(0, Number.POSITIVE_INFINITY, 0.5);
    expect(asked).toEqual([0, 0]);
    expect(outcomes).toHaveLength(25);
  });

  it('counts as changed what a call had done whose answer got lost', async () => {
    const [one, other] = ids.map((id) => ({ id, version: 1 }));
    if (one === undefined || other === undefined) throw new Error('no items');
    const act = async (action: BulkAction, answers: (DoneValuationOutcome | RefusedOutcome)[]) => {
      let isLost = true;
      const outcomes = applyInChunks({
        ...bulkValuationCalls,
        call: async () => {
          if (isLost) {
            isLost = false;
            throw new TRPCClientError('no answer');
          }
          return { outcomes: answers };
        },
        action,
        items: [one, other],
        onChunk: () => undefined,
        isStopped: () => false,
      });
      await vi.advanceTimersByTimeAsync(1_000);
      return (await outcomes).map((outcome) => outcome.kind === 'done' && outcome.changed);
    };
    const archived = [one, other].map(({ id }) => ({ ...done(id), changed: false }));
    expect(await act({ kind: 'archive' }, archived)).toEqual([true, true]);
    const gone: RefusedOutcome = { id: one.id, kind: 'refused', code: 'not-found', fields: [] };
    expect(await act({ kind: 'delete' }, [gone, done(other.id)])).toEqual([true, true]);
  });
});
