import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { startBulkRun } from '../../lib/bulk-run.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { applyInChunks, type BulkCalls } from './apply-in-chunks.ts';
import {
  type BulkItem,
  type BulkOutcome,
  type BulkStep,
  type DoneOutcome,
  unfinishedSteps,
  progressOf,
} from './bulk-step.ts';
import { type BulkSummary, summariseBulkRun } from './summarise-bulk-run.ts';
import { type UnchangedRowsTexts, useUnchangedRowsText } from './use-unchanged-rows-text.ts';
import { useBusyToast } from './use-busy-toast.ts';

/** The bulk actions of a list, with their undo, display and messages. */
export interface BulkActions<Action, Done extends DoneOutcome, Item extends BulkItem>
  extends BulkCalls<Action, Done>, UnchangedRowsTexts {
  /** The list's path. */
  home: string;
  /** The steps that undo an action where it succeeded; null when it is final. */
  undoOf: (
    action: Action,
    outcomes: readonly BulkOutcome<Done>[],
    before: ReadonlyMap<string, Item>,
  ) => BulkStep<Action>[];
  /** Shows the effects of a call at once. */
  show: (action: Action, done: readonly Done[]) => void;
  /**
   * Refetches what only the server knows; `bringsRows` means that rows may have been added, whose positions only the
   * server knows.
   */
  settle: (bringsRows: boolean) => Promise<void>;
  bringsRows: (action: Action) => boolean;
  /** Whether a changed row is still in the list's view. */
  belongs: (done: Done) => boolean;
  doneText: (action: Action, count: number) => string;
}

/** The list's selection, which may or may not contain the rows of an action. */
export interface AffectedSelection<Done extends DoneOutcome> {
  isSelected: (item: BulkItem) => boolean;
  update: (outcomes: ReadonlyMap<string, NonNullable<Done['item']> | null>) => void;
}

const isDone = <Done extends DoneOutcome>(outcome: BulkOutcome<Done>): outcome is Done =>
  outcome.kind === 'done';

/**
 * Updates the rows that remain selected to the version in the answer, loaded or not, so that the next action uses it.
 */
const keepChosen = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  { belongs }: BulkActions<Action, Done, Item>,
  selection: AffectedSelection<Done>,
  outcomes: readonly BulkOutcome<Done>[],
  isKept: boolean,
): void => {
  const next = new Map<string, NonNullable<Done['item']> | null>();
  for (const outcome of outcomes) {
    if (isDone(outcome)) {
      const { id, item } = outcome;
      const stays = isKept && item !== null && item.id === id && belongs(outcome);
      next.set(id, stays ? item : null);
    } else if (outcome.kind === 'refused' && outcome.code === 'not-found') {
      next.set(outcome.id, null);
    }
  }
  selection.update(next);
};

/**
 * Runs actions one after the other, each in chunks. Returns the outcomes per step, or null while other work is running.
 */
const runSteps = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActions<Action, Done, Item>,
  steps: readonly BulkStep<Action>[],
): Promise<BulkOutcome<Done>[][] | null> => {
  const progress = progressOf(steps);
  const { home } = acts;
  return startBulkRun({ kind: 'change', total: progress.total, home }, async (run) => {
    const all: BulkOutcome<Done>[][] = [];
    let done = 0;
    for (const { action, items } of steps) {
      // A later step skips rows that an earlier step refused: it relies on the earlier step's result, and could
      // otherwise overwrite another user's change.
      const refused = new Map(
        all
          .flat()
          .filter(({ kind }) => kind === 'refused')
          .map((outcome) => [outcome.id, outcome]),
      );
      const outcomes = await applyInChunks({
        ...acts,
        action,
        items: items.filter(({ id }) => !refused.has(id)),
        isStopped: run.isStopped,
        onChunk: (chunk) => {
          acts.show(action, chunk.filter(isDone));
          done += chunk.length;
          run.report(progress.after(done));
        },
      });
      all.push([...items.flatMap(({ id }) => refused.get(id) ?? []), ...outcomes]);
    }
    return all;
  });
};

/**
 * The undo action of a toast; it remains available for rows that it has not reached, or while other work is running.
 */
const useUndoing = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActions<Action, Done, Item>,
  selection: AffectedSelection<Done>,
) => {
  const { t } = useLingui();
  const restText = useUnchangedRowsText(acts);
  const tellBusy = useBusyToast();

  const tell = (
    steps: readonly BulkStep<Action>[],
    outcomes: readonly (readonly BulkOutcome[])[],
  ): void => {
    const summary = summariseBulkRun(steps, outcomes);
    if (summary.isWhole) {
      showToast({ kind: 'success', title: t`Cambio deshecho` });
      return;
    }
    const rest = unfinishedSteps(steps, outcomes);
    const description = restText({ ...summary, unchanged: 0 }, { staysSelected: false });
    showToast({
      kind: 'error',
      title: t`No se ha podido deshacer todo`,
      ...(description !== null && { description }),
      ...(rest.length > 0 && { action: undoing(rest) }),
    });
  };

  const undo = async (steps: readonly BulkStep<Action>[]): Promise<void> => {
    const outcomes = await runSteps(acts, steps);
    if (outcomes === null) {
      tellBusy(undoing(steps));
      return;
    }
    tell(steps, outcomes);
    keepChosen(acts, selection, outcomes.flat(), true);
    await acts.settle(true);
  };

  const undoing = (steps: readonly BulkStep<Action>[]) => ({
    label: t`Deshacer`,
    run: () => void undo(steps),
  });
  return undoing;
};

interface Run<Action> {
  summary: BulkSummary;
  undo: BulkStep<Action>[];
  /** Whether the rows of the action are the selection. */
  areSelected: boolean;
}

/** Reports what succeeded and what did not, as one change with one undo. */
const useTell = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActions<Action, Done, Item>,
  selection: AffectedSelection<Done>,
) => {
  const { t } = useLingui();
  const restText = useUnchangedRowsText(acts);
  const undoing = useUndoing(acts, selection);

  const titleOf = (action: Action, { changed, left, unanswered }: BulkSummary): string => {
    const done = acts.doneText(action, changed);
    if (changed > 0) return left > 0 ? t`Detenido: ${done}` : done;
    if (unanswered > 0) return t`Sin respuesta del servidor`;
    return left > 0 ? t`Detenido sin cambiar nada` : t`No se ha cambiado nada`;
  };

  return (action: Action, { summary, undo, areSelected }: Run<Action>): void => {
    const description = restText(summary, { staysSelected: areSelected });
    const kindOfOpen = summary.changed > 0 || summary.left > 0 ? 'warning' : 'error';
    showToast({
      kind: summary.isWhole ? 'success' : kindOfOpen,
      title: titleOf(action, summary),
      ...(description !== null && { description }),
      ...(undo.length > 0 && { action: undoing(undo) }),
    });
  };
};

/**
 * Whether the list is still open: a run continues after the user leaves the list, but the selection does not exist any
 * more.
 */
const useIsOpen = () => {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
};

/**
 * Applies actions to many rows in chunks, one after the other, with progress; the whole is reported and undone as one.
 */
export const useBulkActions = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActions<Action, Done, Item>,
  selection: AffectedSelection<Done>,
) => {
  const tellBusy = useBusyToast();
  const tell = useTell(acts, selection);
  const isOpen = useIsOpen();

  return async (actions: readonly Action[], items: readonly Item[]): Promise<void> => {
    const [first] = actions;
    if (first === undefined) return;
    const areSelected = items.every(selection.isSelected);
    const steps = actions.map((action) => ({
      action,
      items: items.map(({ id, version }) => ({ id, version })),
    }));
    const outcomes = await runSteps(acts, steps);
    if (outcomes === null) {
      tellBusy();
      return;
    }
    const before = new Map(items.map((item) => [item.id, item]));
    const undo = actions
      .map((action, place) => acts.undoOf(action, outcomes[place] ?? [], before))
      .toReversed()
      .flat();
    const summary = summariseBulkRun(steps, outcomes);
    tell(first, { summary, undo, areSelected: areSelected && isOpen.current });
    // When some rows failed, only these stay selected, so that the user can find them.
    keepChosen(acts, selection, outcomes.flat(), summary.open.size === 0);
    await acts.settle(actions.some(acts.bringsRows));
  };
};
