import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { BulkAction, BulkInput, ChunkOutcome, DoneOutcome } from './apply-in-chunks.ts';

/** What there was before an action. */
export type Before = ReadonlyMap<string, { status: ValuationStatus; version: number }>;

export interface UndoStep {
  action: BulkAction;
  items: BulkInput['items'];
}

const currentItem = ({ id, item }: DoneOutcome) => ({ id, version: item?.version ?? 1 });

/** What had no answer is taken back as if it were done: where it never was, the server finds nothing to change. */
const versionAfter = (outcome: ChunkOutcome, before: Before): number =>
  outcome.kind === 'done' && outcome.item !== null
    ? outcome.item.version
    : (before.get(outcome.id)?.version ?? 0) + 1;

const isChanged = (outcome: ChunkOutcome): outcome is DoneOutcome =>
  outcome.kind === 'done' && outcome.changed;

const groupBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return [...groups.values()];
};

const undoTags = (kind: 'add-tags' | 'remove-tags', done: readonly DoneOutcome[]): UndoStep[] =>
  groupBy(done, ({ tags }) => tags.join('\n')).map((group) => ({
    action: { kind, tags: group[0]?.tags ?? [] },
    items: group.map((outcome) => currentItem(outcome)),
  }));

/**
 * What takes back an action where it was done, or nothing where it is final. Tags go off only where they came, copies
 * only while nobody has changed them: of neither is anything known where no answer came.
 */
export const undoOf = (
  action: BulkAction,
  outcomes: readonly ChunkOutcome[],
  before: Before,
): UndoStep[] => {
  const done = outcomes.filter(isChanged);
  const wasSo = ({ id }: ChunkOutcome): boolean =>
    action.kind === 'change-status' && before.get(id)?.status === action.to;
  const possible = outcomes.filter(
    (outcome) => isChanged(outcome) || (outcome.kind === 'unanswered' && !wasSo(outcome)),
  );
  const items = possible.map((outcome) => ({
    id: outcome.id,
    version: versionAfter(outcome, before),
  }));
  const copies = done.flatMap(({ item }) =>
    item === null ? [] : [{ id: item.id, version: item.version }],
  );
  if (possible.length === 0) return [];
  switch (action.kind) {
    case 'change-status':
      return [{ action: { kind: 'undo-status' }, items }];
    case 'archive':
      return [{ action: { kind: 'restore' }, items }];
    case 'restore':
      return [{ action: { kind: 'archive' }, items }];
    case 'add-tags':
      return undoTags('remove-tags', done);
    case 'remove-tags':
      return undoTags('add-tags', done);
    case 'duplicate':
      return copies.length === 0 ? [] : [{ action: { kind: 'delete' }, items: copies }];
    case 'undo-status':
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

const isOpen = (outcome: ChunkOutcome | undefined): boolean =>
  outcome === undefined ||
  outcome.kind === 'unanswered' ||
  (outcome.kind === 'refused' && outcome.code === 'unavailable');

/** What of the steps was not reached, by its place in the run's answer: stopped before, or without a connection. */
export const openSteps = (
  steps: readonly UndoStep[],
  outcomes: readonly (readonly ChunkOutcome[])[],
): UndoStep[] =>
  steps.flatMap(({ action, items }, place) => {
    const byId = new Map(outcomes[place]?.map((outcome) => [outcome.id, outcome]));
    const open = items.filter(({ id }) => isOpen(byId.get(id)));
    return open.length === 0 ? [] : [{ action, items: open }];
  });
