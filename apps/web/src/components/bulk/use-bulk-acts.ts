import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { startRun } from '../../lib/bulk-run.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { applyInChunks, type BulkCalls } from './apply-in-chunks.ts';
import {
  type BulkItem,
  type BulkOutcome,
  type BulkStep,
  type DoneOutcome,
  openSteps,
  progressOf,
} from './bulk-step.ts';
import { type BulkSummary, summaryOf } from './summary-of.ts';
import { type RestTexts, useRestText } from './use-rest-text.ts';
import { useBusyToast } from './use-busy-toast.ts';

/** What can be done to many of a list's rows, how it is taken back, shown and told. */
export interface BulkActs<Action, Done extends DoneOutcome, Item extends BulkItem>
  extends BulkCalls<Action, Done>, RestTexts {
  /** The list's path. */
  home: string;
  /** What takes it back where it was done, or nothing where it is final. */
  undoOf: (
    action: Action,
    outcomes: readonly BulkOutcome<Done>[],
    before: ReadonlyMap<string, Item>,
  ) => BulkStep<Action>[];
  /** Shows at once what a call did. */
  show: (action: Action, done: readonly Done[]) => void;
  /** Reads again what only the server knows; `bringsRows`: rows may have come, whose places it alone knows. */
  settle: (bringsRows: boolean) => Promise<void>;
  bringsRows: (action: Action) => boolean;
  /** Whether a row that was changed is still in the list's view. */
  belongs: (done: Done) => boolean;
  doneText: (action: Action, count: number) => string;
}

/** The selection that is acted on, or stands beside what is. */
export interface ActedOn<Done extends DoneOutcome> {
  isSelected: (item: BulkItem) => boolean;
  update: (outcomes: ReadonlyMap<string, NonNullable<Done['item']> | null>) => void;
}

const isDone = <Done extends DoneOutcome>(outcome: BulkOutcome<Done>): outcome is Done =>
  outcome.kind === 'done';

/** What stays chosen is acted on next in the version that the answer told, loaded or not. */
const keepChosen = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  { belongs }: BulkActs<Action, Done, Item>,
  selection: ActedOn<Done>,
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

/** Runs actions one after the other, each in chunks: what became of each, or null while other work is under way. */
const runSteps = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActs<Action, Done, Item>,
  steps: readonly BulkStep<Action>[],
): Promise<BulkOutcome<Done>[][] | null> => {
  const progress = progressOf(steps);
  const { home } = acts;
  return startRun({ kind: 'change', total: progress.total, home }, async (run) => {
    const all: BulkOutcome<Done>[][] = [];
    let done = 0;
    for (const { action, items } of steps) {
      // A later step counts on what the one before was to leave: it could hit what another person did instead.
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

/** The way back that a toast offers; it stays on offer for what it has not reached, or while other work goes on. */
const useUndoing = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActs<Action, Done, Item>,
  selection: ActedOn<Done>,
) => {
  const { t } = useLingui();
  const restText = useRestText(acts);
  const tellBusy = useBusyToast();

  const tell = (
    steps: readonly BulkStep<Action>[],
    outcomes: readonly (readonly BulkOutcome[])[],
  ): void => {
    const summary = summaryOf(steps, outcomes);
    if (summary.isWhole) {
      showToast({ kind: 'success', title: t`Cambio deshecho` });
      return;
    }
    const rest = openSteps(steps, outcomes);
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
  /** Those acted on are the selection. */
  areSelected: boolean;
}

/** Says what was done and what was not, as one change with one way back. */
const useTell = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActs<Action, Done, Item>,
  selection: ActedOn<Done>,
) => {
  const { t } = useLingui();
  const restText = useRestText(acts);
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

/** The selection goes with the list: a run goes on when it is left. */
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

/** Does things to many rows in chunks, with progress, one after the other, told and undone as one. */
export const useBulkActs = <Action, Done extends DoneOutcome, Item extends BulkItem>(
  acts: BulkActs<Action, Done, Item>,
  selection: ActedOn<Done>,
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
    const summary = summaryOf(steps, outcomes);
    tell(first, { summary, undo, areSelected: areSelected && isOpen.current });
    // Where some are not through, those alone stay selected: so they are found.
    keepChosen(acts, selection, outcomes.flat(), summary.open.size === 0);
    await acts.settle(actions.some(acts.bringsRows));
  };
};
