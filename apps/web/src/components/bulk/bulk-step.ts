import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';

/** A row and its displayed version. */
export interface BulkItem {
  id: string;
  version: number;
}

/** One action and its rows. */
export interface BulkStep<Action> {
  action: Action;
  items: BulkItem[];
}

export interface DoneOutcome {
  kind: 'done';
  id: string;
  /** False when the row already had the wanted state. */
  changed: boolean;
  /** The current row: the new one for a copy, null for a deleted one. */
  item: BulkItem | null;
}

export interface RefusedOutcome {
  kind: 'refused';
  id: string;
  code: ErrorCode;
  fields: FieldIssue[];
}

/** The outcome for one row; `unanswered` when the call's answer was lost, so the outcome is unknown. */
export type BulkOutcome<Done extends DoneOutcome = DoneOutcome> =
  | Done
  | RefusedOutcome
  | { kind: 'unanswered'; id: string };

/** The progress of steps, counted in rows: a row that is undone by two steps still counts as one. */
export const progressOf = (steps: readonly BulkStep<unknown>[]) => {
  const changes = steps.flatMap(({ items }) => items.map(({ id }) => id));
  const total = new Set(changes).size;
  return { total, after: (done: number) => Math.floor((done / changes.length) * total) };
};

const isOpen = (outcome: BulkOutcome | undefined): boolean =>
  outcome === undefined ||
  outcome.kind === 'unanswered' ||
  (outcome.kind === 'refused' && outcome.code === 'unavailable');

/**
 * The part of each step that was not reached, because the run was stopped or the connection was lost; by index in the
 * run's result.
 */
export const unfinishedSteps = <Action>(
  steps: readonly BulkStep<Action>[],
  outcomes: readonly (readonly BulkOutcome[])[],
): BulkStep<Action>[] =>
  steps.flatMap(({ action, items }, place) => {
    const byId = new Map(outcomes[place]?.map((outcome) => [outcome.id, outcome]));
    const open = items.filter(({ id }) => isOpen(byId.get(id)));
    return open.length === 0 ? [] : [{ action, items: open }];
  });
