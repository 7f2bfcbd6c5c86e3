import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { describe, expect, test } from 'vitest';
import { listItem } from '../testing/start-list-server.ts';
import {
  applyInChunks,
  type BulkAction,
  type BulkInput,
  type DoneOutcome,
} from './apply-in-chunks.ts';
import { openSteps, progressOf, undoOf } from './undo-of.ts';

const done = (number: number, more: Partial<DoneOutcome> = {}): DoneOutcome => {
  const item = listItem(number, { version: 5 });
  return { id: item.id, kind: 'done', changed: true, item, tags: [], ...more };
};
const idOf = (number: number): string => listItem(number).id;
const before = (...statuses: ValuationStatus[]) =>
  new Map(statuses.map((status, number) => [idOf(number), { status, version: 4 }]));
const at = (number: number, version = 5) => ({ id: idOf(number), version });

describe('undoing', () => {
  test('a status goes back to what each was, whatever way led there, by the version it came to', () => {
    expect(
      undoOf(
        { kind: 'change-status', to: 'completed' },
        [done(0), done(1), done(2, { changed: false })],
        before('draft', 'in_progress', 'completed'),
      ),
    ).toEqual([{ action: { kind: 'undo-status' }, items: [at(0), at(1)] }]);
  });

  test('takes back also what had no answer, and nothing that was so before', () => {
    const lost = [0, 1].map((number) => ({ id: idOf(number), kind: 'unanswered' as const }));
    const undo = (action: BulkAction) => undoOf(action, lost, before('draft', 'in_progress'));
    expect(undo({ kind: 'change-status', to: 'in_progress' })).toEqual([
      { action: { kind: 'undo-status' }, items: [at(0)] },
    ]);
    expect(undo({ kind: 'change-status', to: 'completed' })).toEqual([
      { action: { kind: 'undo-status' }, items: [at(0), at(1)] },
    ]);
    expect(undo({ kind: 'archive' })).toEqual([
      { action: { kind: 'restore' }, items: [at(0), at(1)] },
    ]);
    expect(undo({ kind: 'duplicate', batchId: crypto.randomUUID() })).toEqual([]);
  });

  test('goes on with what it has not reached', () => {
    const action = { kind: 'change-status', to: 'draft' } as const;
    const steps = [
      { action, items: [at(0), at(1), at(2)] },
      { action, items: [at(0, 6)] },
    ];
    const lost = { id: idOf(1), kind: 'unanswered' } as const;
    expect(openSteps(steps, [[done(0), lost], []])).toEqual([
      { action, items: [at(1), at(2)] },
      { action, items: [at(0, 6)] },
    ]);
  });

  test('is told by how many valuations it is through with, also where one takes two steps', () => {
    const action = { kind: 'change-status', to: 'draft' } as const;
    const steps = [
      { action, items: [at(0), at(1)] },
      { action, items: [at(0, 6), at(1, 6)] },
    ];
    const { total, after } = progressOf(steps);
    expect([total, after(1), after(2), after(4)]).toEqual([2, 0, 1, 2]);
  });

  test('tags go off only where they came', () => {
    const outcomes = [
      done(0, { tags: ['a'] }),
      done(1, { tags: ['a', 'b'] }),
      done(2, { changed: false }),
    ];
    expect(undoOf({ kind: 'add-tags', tags: ['a', 'b'] }, outcomes, new Map())).toEqual([
      { action: { kind: 'remove-tags', tags: ['a'] }, items: [at(0)] },
      { action: { kind: 'remove-tags', tags: ['a', 'b'] }, items: [at(1)] },
    ]);
  });

  test('copies are deleted in the version they were made', () => {
    const copy = listItem(9, { version: 1 });
    const duplicate: BulkAction = { kind: 'duplicate', batchId: crypto.randomUUID() };
    expect(undoOf(duplicate, [done(0, { item: copy })], new Map())).toEqual([
      { action: { kind: 'delete' }, items: [{ id: copy.id, version: 1 }] },
    ]);
  });

  test('what changed nothing and what is final leave nothing to undo', () => {
    expect(undoOf({ kind: 'archive' }, [done(0, { changed: false })], new Map())).toEqual([]);
    expect(undoOf({ kind: 'delete' }, [done(0)], new Map())).toEqual([]);
  });
});

describe('acting in chunks', () => {
  const items = Array.from({ length: 60 }, (_, number) => ({ id: idOf(number), version: 1 }));
  const run = (
    call: (input: BulkInput) => Promise<{ outcomes: DoneOutcome[] }>,
    stopAfter = 99,
  ) => {
    let chunks = 0;
    return applyInChunks({
      call,
      action: { kind: 'change-status', to: 'in_progress' },
      items,
      onChunk: () => {
        chunks += 1;
      },
      isStopped: () => chunks >= stopAfter,
    });
  };
  const answered = async ({ items: asked }: BulkInput) => ({
    outcomes: asked.map(({ id }) => ({ ...done(0), id })),
  });

  test('each valuation is asked for once, in calls short enough to answer', async () => {
    const sizes: number[] = [];
    const outcomes = await run((input) => {
      sizes.push(input.items.length);
      return answered(input);
    });
    expect(sizes).toEqual([25, 25, 10]);
    expect(outcomes.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  test('a chunk that fails leaves those before it done, nothing known of its own, and the rest refused', async () => {
    let calls = 0;
    const outcomes = await run((input) => {
      calls += 1;
      return calls === 2 ? Promise.reject(new Error('broken')) : answered(input);
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 25 }, () => 'done'),
      ...Array.from({ length: 25 }, () => 'unanswered'),
      ...Array.from({ length: 10 }, () => 'refused'),
    ]);
  });

  test('stopped, it ends after the chunk under way', async () => {
    expect(await run(answered, 1)).toHaveLength(25);
  });
});
