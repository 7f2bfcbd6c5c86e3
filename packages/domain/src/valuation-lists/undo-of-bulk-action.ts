import type { BulkAction } from '../valuations/valuation-list-schemas.ts';
import type { ValuationStatus } from '../valuations/valuation-status.ts';

interface Versioned {
  id: string;
  version: number;
}

interface DoneToOne {
  kind: 'done';
  id: string;
  changed: boolean;
  item: Versioned | null;
  tags: string[];
}

/** The outcome for one row; `unanswered` when the call's answer was lost, so the outcome is unknown. */
type OutcomeOfOne = DoneToOne | { kind: 'refused' | 'unanswered'; id: string };

/** One action and its rows. */
export interface BulkStep {
  action: BulkAction;
  items: Versioned[];
}

/** The state before an action. */
type Before = ReadonlyMap<string, { status: ValuationStatus; version: number }>;

const currentItem = ({ id, item }: DoneToOne) => ({ id, version: item?.version ?? 1 });

/** Without an answer the action is undone as if it had succeeded: if it had not, the server finds nothing to change. */
const versionAfter = (outcome: OutcomeOfOne, before: Before): number =>
  outcome.kind === 'done' && outcome.item !== null
    ? outcome.item.version
    : (before.get(outcome.id)?.version ?? 0) + 1;

const isChanged = (outcome: OutcomeOfOne): outcome is DoneToOne =>
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

const undoTags = (kind: 'add-tags' | 'remove-tags', done: readonly DoneToOne[]): BulkStep[] =>
  groupBy(done, ({ tags }) => tags.join('\n')).map((group) => ({
    action: { kind, tags: group[0]?.tags ?? [] },
    items: group.map((outcome) => currentItem(outcome)),
  }));

/**
 * The actions that undo an action; none when it is final. Tags are removed only where they were added, and copies
 * deleted only while unchanged. Without an answer neither is known, so both remain.
 */
export const undoOfBulkAction = (
  action: BulkAction,
  outcomes: readonly OutcomeOfOne[],
  before: Before,
): BulkStep[] => {
  const done = outcomes.filter(isChanged);
  const wasSo = ({ id }: OutcomeOfOne): boolean =>
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
