import type { BulkOutcome, BulkStep, RefusedOutcome } from './bulk-step.ts';

/** The result of a run over many rows, each row counted once. */
export interface BulkSummary {
  total: number;
  changed: number;
  /** The number of rows that already had the wanted state. */
  unchanged: number;
  refused: RefusedOutcome[];
  /** The number of rows for which it is unknown whether they changed. */
  unanswered: number;
  /** The number of rows not requested because the run was stopped. */
  left: number;
  /** Whether every row succeeded. */
  isWhole: boolean;
  /** The ids of rows that failed and still exist: they may be tried again. */
  open: ReadonlySet<string>;
}

const mayBeTriedAgain = (outcome: BulkOutcome): boolean =>
  outcome.kind === 'unanswered' || (outcome.kind === 'refused' && outcome.code !== 'not-found');

/** The last step decides the outcome of each row. */
export const summariseBulkRun = (
  steps: readonly BulkStep<unknown>[],
  outcomes: readonly (readonly BulkOutcome[])[],
): BulkSummary => {
  const answered = outcomes.flat();
  const left = new Set(
    steps.flatMap(({ items }, place) => {
      const reached = new Set(outcomes[place]?.map(({ id }) => id));
      return items.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
    }),
  );
  const ended = [...new Map(answered.map((outcome) => [outcome.id, outcome])).values()].filter(
    ({ id }) => !left.has(id),
  );
  const changed = new Set(
    answered.flatMap((outcome) => (outcome.kind === 'done' && outcome.changed ? [outcome.id] : [])),
  );
  const through = ended.filter(({ kind }) => kind === 'done');
  const changedThrough = through.filter(({ id }) => changed.has(id)).length;
  return {
    total: ended.length + left.size,
    changed: changedThrough,
    unchanged: through.length - changedThrough,
    refused: ended.filter((outcome) => outcome.kind === 'refused'),
    unanswered: ended.filter(({ kind }) => kind === 'unanswered').length,
    left: left.size,
    isWhole: left.size === 0 && through.length === ended.length,
    open: new Set([...left, ...ended.filter(mayBeTriedAgain).map(({ id }) => id)]),
  };
};
