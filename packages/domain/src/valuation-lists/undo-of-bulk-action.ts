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

/** What became of one; `unanswered` is known to nobody: the call's answer got lost. */
type OutcomeOfOne = DoneToOne | { kind: 'refused' | 'unanswered'; id: string };

/** One action and those it is done to. */
export interface BulkStep {
  action: BulkAction;
  items: Versioned[];
}

/** What there was before an action. */
type Before = ReadonlyMap<string, { status: ValuationStatus; version: number }>;

const currentItem = ({ id, item }: DoneToOne) => ({ id, version: item?.version ?? 1 });

/** Without an answer it is taken back as if done: if it was not, the server finds nothing to change. */
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
 * The steps that take back an action where it was done; none where it is final. Tags are removed only where they were
 * added, copies deleted only while nobody has changed them; without an answer neither is known, so both are left.
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
