import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';

/** A row in the version on the screen. */
export interface BulkItem {
  id: string;
  version: number;
}

/** One action and those it is done to. */
export interface BulkStep<Action> {
  action: Action;
  items: BulkItem[];
}

export interface DoneOutcome {
  kind: 'done';
  id: string;
  /** False when it was so already. */
  changed: boolean;
  /** The row as it is now: another one for a copy, null for a deleted one. */
  item: BulkItem | null;
}

export interface RefusedOutcome {
  kind: 'refused';
  id: string;
  code: ErrorCode;
  fields: FieldIssue[];
}

/** What became of one; `unanswered` is known to nobody: the call's answer got lost. */
export type BulkOutcome<Done extends DoneOutcome = DoneOutcome> =
  | Done
  | RefusedOutcome
  | { kind: 'unanswered'; id: string };

/** How far steps are, told in rows: one that goes back by two steps is still one. */
export const progressOf = (steps: readonly BulkStep<unknown>[]) => {
  const changes = steps.flatMap(({ items }) => items.map(({ id }) => id));
  const total = new Set(changes).size;
  return { total, after: (done: number) => Math.floor((done / changes.length) * total) };
};

const isOpen = (outcome: BulkOutcome | undefined): boolean =>
  outcome === undefined ||
  outcome.kind === 'unanswered' ||
  (outcome.kind === 'refused' && outcome.code === 'unavailable');

/** What of the steps was not reached, by its place in the run's answer: stopped before, or without a connection. */
export const openSteps = <Action>(
  steps: readonly BulkStep<Action>[],
  outcomes: readonly (readonly BulkOutcome[])[],
): BulkStep<Action>[] =>
  steps.flatMap(({ action, items }, place) => {
    const byId = new Map(outcomes[place]?.map((outcome) => [outcome.id, outcome]));
    const open = items.filter(({ id }) => isOpen(byId.get(id)));
    return open.length === 0 ? [] : [{ action, items: open }];
  });
