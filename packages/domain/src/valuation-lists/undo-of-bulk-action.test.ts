import { describe, expect, test } from 'vitest';
import type { BulkAction } from '../valuations/valuation-list-schemas.ts';
import type { ValuationStatus } from '../valuations/valuation-status.ts';
import { undoOfBulkAction } from './undo-of-bulk-action.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${String(number)}`;
const at = (number: number, version = 5) => ({ id: idOf(number), version });
const done = (
  number: number,
  more: { changed?: boolean; tags?: string[]; item?: ReturnType<typeof at> } = {},
) => ({
  id: idOf(number),
  kind: 'done' as const,
  changed: true,
  item: at(number),
  tags: [],
  ...more,
});
const before = (...statuses: ValuationStatus[]) =>
  new Map(statuses.map((status, number) => [idOf(number), { status, version: 4 }]));

describe('undoing', () => {
  test('a status goes back to what each was, whatever way led there, by the version it came to', () => {
    expect(
      undoOfBulkAction(
        { kind: 'change-status', to: 'completed' },
        [done(0), done(1), done(2, { changed: false })],
        before('draft', 'in_progress', 'completed'),
      ),
    ).toEqual([{ action: { kind: 'undo-status' }, items: [at(0), at(1)] }]);
  });

  test('takes back also what had no answer, and nothing that was so before', () => {
    const lost = [0, 1].map((number) => ({ id: idOf(number), kind: 'unanswered' as const }));
    const undo = (action: BulkAction) =>
      undoOfBulkAction(action, lost, before('draft', 'in_progress'));
    expect(undo({ kind: 'change-status', to: 'in_progress' })).toEqual([
      { action: { kind: 'undo-status' }, items: [at(0)] },
    ]);
    expect(undo({ kind: 'change-status', to: 'completed' })).toEqual([
      { action: { kind: 'undo-status' }, items: [at(0), at(1)] },
    ]);
    expect(undo({ kind: 'archive' })).toEqual([
      { action: { kind: 'restore' }, items: [at(0), at(1)] },
    ]);
    expect(undo({ kind: 'duplicate', batchId: idOf(1) })).toEqual([]);
  });

  test('tags go off only where they came', () => {
    const outcomes = [
      done(0, { tags: ['a'] }),
      done(1, { tags: ['a', 'b'] }),
      done(2, { changed: false }),
    ];
    expect(undoOfBulkAction({ kind: 'add-tags', tags: ['a', 'b'] }, outcomes, new Map())).toEqual([
      { action: { kind: 'remove-tags', tags: ['a'] }, items: [at(0)] },
      { action: { kind: 'remove-tags', tags: ['a', 'b'] }, items: [at(1)] },
    ]);
  });

  test('copies are deleted in the version they were made', () => {
    const copy = at(9, 1);
    const duplicate: BulkAction = { kind: 'duplicate', batchId: idOf(1) };
    expect(undoOfBulkAction(duplicate, [done(0, { item: copy })], new Map())).toEqual([
      { action: { kind: 'delete' }, items: [copy] },
    ]);
  });

  test('what changed nothing and what is final leave nothing to undo', () => {
    expect(undoOfBulkAction({ kind: 'archive' }, [done(0, { changed: false })], new Map())).toEqual(
      [],
    );
    expect(undoOfBulkAction({ kind: 'delete' }, [done(0)], new Map())).toEqual([]);
  });
});
