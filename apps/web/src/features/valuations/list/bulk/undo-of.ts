import {
  nextValuationStatuses,
  type ValuationStatus,
} from '@valia/domain/valuations/valuation-status.ts';
import type { BulkAction, BulkInput, DoneOutcome } from './apply-in-chunks.ts';

export interface UndoStep {
  action: BulkAction;
  items: BulkInput['items'];
}

/** One step where the statuses allow it, else by way of "in progress". */
const wayBack = (from: ValuationStatus, to: ValuationStatus): ValuationStatus[] =>
  nextValuationStatuses(from).includes(to) ? [to] : ['in_progress', to];

const currentItem = ({ id, item }: DoneOutcome, stepsBefore = 0) => ({
  id,
  version: (item?.version ?? 1) + stepsBefore,
});

const groupBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return [...groups.values()];
};

const undoStatuses = (
  to: ValuationStatus,
  done: readonly DoneOutcome[],
  before: ReadonlyMap<string, ValuationStatus>,
): UndoStep[] =>
  groupBy(done, ({ id }) => before.get(id) ?? to).flatMap((group) => {
    const back = before.get(group[0]?.id ?? '') ?? to;
    return wayBack(to, back).map((status, index) => ({
      action: { kind: 'change-status' as const, to: status },
      items: group.map((outcome) => currentItem(outcome, index)),
    }));
  });

const undoTags = (kind: 'add-tags' | 'remove-tags', done: readonly DoneOutcome[]): UndoStep[] =>
  groupBy(done, ({ tags }) => tags.join('\n')).map((group) => ({
    action: { kind, tags: group[0]?.tags ?? [] },
    items: group.map((outcome) => currentItem(outcome)),
  }));

/**
 * What takes back an action where it was done, or nothing where it is final. `before` are the statuses there were.
 * Tags go off only where they came, copies only while nobody has changed them.
 */
export const undoOf = (
  action: BulkAction,
  outcomes: readonly DoneOutcome[],
  before: ReadonlyMap<string, ValuationStatus>,
): UndoStep[] => {
  const done = outcomes.filter(({ changed }) => changed);
  if (done.length === 0) return [];
  const items = done.map((outcome) => currentItem(outcome));
  switch (action.kind) {
    case 'change-status':
      return undoStatuses(action.to, done, before);
    case 'archive':
      return [{ action: { kind: 'restore' }, items }];
    case 'restore':
      return [{ action: { kind: 'archive' }, items }];
    case 'add-tags':
      return undoTags('remove-tags', done);
    case 'remove-tags':
      return undoTags('add-tags', done);
    case 'duplicate':
      return [
        {
          action: { kind: 'delete' },
          items: done.flatMap(({ item }) =>
            item === null ? [] : [{ id: item.id, version: item.version }],
          ),
        },
      ];
    case 'delete':
      return [];
  }
};

/** How far steps are, told in valuations: one that goes back by two steps is still one. */
export const progressOf = (steps: readonly UndoStep[]) => {
  const changes = steps.flatMap(({ items }) => items.map(({ id }) => id));
  const total = new Set(changes).size;
  return { total, after: (done: number) => Math.floor((done / changes.length) * total) };
};
