import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useReadValuationsAnew } from '../../../../lib/use-read-valuations-anew.ts';
import {
  belongs,
  dropListRows,
  type ListWanted,
  patchListRows,
} from '../../../../lib/valuation-list-cache.ts';
import type { ListSelection, SelectedItem } from '../use-list-selection.ts';
import {
  applyInChunks,
  type BulkAction,
  type ChunkOutcome,
  type DoneOutcome,
} from './apply-in-chunks.ts';
import { startRun } from '../../../../lib/bulk-run.ts';
import { type BulkSummary, summaryOf } from './summary-of.ts';
import { openSteps, progressOf, type UndoStep, undoOf } from './undo-of.ts';
import { useBulkTexts } from './use-bulk-texts.ts';
import { useTellBusy } from './use-tell-busy.ts';

type Target = Pick<SelectedItem, 'id' | 'version' | 'status'>;

export interface BulkActions {
  /** One thing after the other, told and undone as one. */
  apply: (actions: readonly BulkAction[], items: readonly Target[]) => Promise<void>;
}

/** The selection that is acted on, or stands beside what is. */
export type ActedOn = Pick<ListSelection, 'isSelected' | 'update'>;

const isDone = (outcome: ChunkOutcome): outcome is DoneOutcome => outcome.kind === 'done';

const isGone = (outcome: ChunkOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === 'not-found';

const bringsRows = ({ kind }: BulkAction): boolean => kind === 'duplicate' || kind === 'restore';

/** Shows each chunk's effect at once, and reads again what only the server knows when all is done. */
const useEffectOnLists = (selection: ActedOn, wanted: ListWanted) => {
  const client = useQueryClient();
  const show = (action: BulkAction, outcomes: readonly ChunkOutcome[]): void => {
    const done = outcomes.filter(isDone);
    if (action.kind === 'delete') dropListRows(client, new Set(done.map(({ id }) => id)));
    else
      patchListRows(
        client,
        done.flatMap(({ item }) => (item === null ? [] : [item])),
      );
  };
  const settle = useReadValuationsAnew();
  /** What stays chosen is acted on next in the version that the answer told, loaded or not. */
  const keepChosen = (outcomes: readonly ChunkOutcome[], isKept: boolean): void =>
    selection.update(
      new Map(
        outcomes.flatMap((outcome): [string, SelectedItem | null][] => {
          if (!isDone(outcome)) return isGone(outcome) ? [[outcome.id, null]] : [];
          const { id, item } = outcome;
          const stays = isKept && item !== null && item.id === id && belongs(item, wanted);
          return [[id, stays ? item : null]];
        }),
      ),
    );
  return { show, settle, keepChosen };
};

type Lists = ReturnType<typeof useEffectOnLists>;

/** Runs actions one after the other, each in chunks: what became of each, or null while other work is under way. */
const useSteps = (lists: Lists) => {
  const { client } = trpc.useUtils();
  return (steps: readonly UndoStep[]): Promise<ChunkOutcome[][] | null> => {
    const progress = progressOf(steps);
    return startRun({ kind: 'change', total: progress.total }, async ({ report, isStopped }) => {
      const all: ChunkOutcome[][] = [];
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
          call: (input) => client.valuations.applyToMany.mutate(input),
          action,
          items: items.filter(({ id }) => !refused.has(id)),
          isStopped,
          onChunk: (chunk) => {
            lists.show(action, chunk);
            done += chunk.length;
            report(progress.after(done));
          },
        });
        all.push([...items.flatMap(({ id }) => refused.get(id) ?? []), ...outcomes]);
      }
      return all;
    });
  };
};

/** The way back that a toast offers; it stays on offer for what it has not reached, or while other work goes on. */
const useUndoing = (lists: Lists) => {
  const { t } = useLingui();
  const { restText } = useBulkTexts();
  const runSteps = useSteps(lists);
  const tellBusy = useTellBusy();

  const tell = (steps: readonly UndoStep[], outcomes: readonly ChunkOutcome[][]): void => {
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

  const undo = async (steps: readonly UndoStep[]): Promise<void> => {
    const outcomes = await runSteps(steps);
    if (outcomes === null) {
      tellBusy(undoing(steps));
      return;
    }
    tell(steps, outcomes);
    lists.keepChosen(outcomes.flat(), true);
    await lists.settle(true);
  };

  const undoing = (steps: readonly UndoStep[]) => ({
    label: t`Deshacer`,
    run: () => void undo(steps),
  });
  return undoing;
};

interface Run {
  summary: BulkSummary;
  undo: UndoStep[];
  /** Those acted on are the selection. */
  areSelected: boolean;
}

/** Says what was done and what was not, as one change with one way back. */
const useTell = (lists: Lists) => {
  const { t } = useLingui();
  const { doneText, restText } = useBulkTexts();
  const undoing = useUndoing(lists);

  const titleOf = (action: BulkAction, { changed, left, unanswered }: BulkSummary): string => {
    const done = doneText(action, changed);
    if (changed > 0) return left > 0 ? t`Detenido: ${done}` : done;
    if (unanswered > 0) return t`Sin respuesta del servidor`;
    return left > 0 ? t`Detenido sin cambiar nada` : t`No se ha cambiado nada`;
  };

  return (action: BulkAction, { summary, undo, areSelected }: Run): void => {
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

/** Does things to many valuations in chunks, with progress, and offers to undo it. */
export const useBulkActions = (selection: ActedOn, wanted: ListWanted): BulkActions => {
  const lists = useEffectOnLists(selection, wanted);
  const runSteps = useSteps(lists);
  const tellBusy = useTellBusy();
  const tell = useTell(lists);
  const isOpen = useIsOpen();

  const apply: BulkActions['apply'] = async (actions, items) => {
    const [first] = actions;
    if (first === undefined) return;
    const areSelected = items.every(selection.isSelected);
    const steps = actions.map((action) => ({
      action,
      items: items.map(({ id, version }) => ({ id, version })),
    }));
    const outcomes = await runSteps(steps);
    if (outcomes === null) {
      tellBusy();
      return;
    }
    const before = new Map(items.map((item) => [item.id, item]));
    const undo = actions
      .map((action, place) => undoOf(action, outcomes[place] ?? [], before))
      .toReversed()
      .flat();
    const summary = summaryOf(steps, outcomes);
    tell(first, { summary, undo, areSelected: areSelected && isOpen.current });
    // Where some are not through, those alone stay selected: so they are found.
    lists.keepChosen(outcomes.flat(), summary.open.size === 0);
    await lists.settle(actions.some(bringsRows));
  };

  return { apply };
};
