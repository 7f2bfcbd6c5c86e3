import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showToast, type Toast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import {
  belongs,
  dropListRows,
  type ListWanted,
  patchListRows,
  refreshValuationList,
  rereadValuationList,
} from '../../../../lib/valuation-list-cache.ts';
import type { ListSelection, SelectedItem } from '../use-list-selection.ts';
import {
  applyInChunks,
  type BulkAction,
  type BulkOutcome,
  type DoneOutcome,
} from './apply-in-chunks.ts';
import { startRun } from './bulk-run.ts';
import { progressOf, type UndoStep, undoOf } from './undo-of.ts';
import { useBulkTexts } from './use-bulk-texts.ts';

type Target = Pick<SelectedItem, 'id' | 'version' | 'status'>;

export interface BulkActions {
  /** One thing after the other, told and undone as one. */
  apply: (actions: readonly BulkAction[], items: readonly Target[]) => Promise<void>;
}

const isDone = (outcome: BulkOutcome): outcome is DoneOutcome => outcome.kind === 'done';

const bringsRows = ({ kind }: BulkAction): boolean => kind === 'duplicate' || kind === 'restore';

/** Shows each chunk's effect at once, and reads again what only the server knows when all is done. */
const useEffectOnLists = (selection: Pick<ListSelection, 'update'>, wanted: ListWanted) => {
  const client = useQueryClient();
  const { valuations } = trpc.useUtils();
  const show = (action: BulkAction, outcomes: readonly BulkOutcome[]): void => {
    const done = outcomes.filter(isDone);
    if (action.kind === 'delete') dropListRows(client, new Set(done.map(({ id }) => id)));
    else
      patchListRows(
        client,
        done.flatMap(({ item }) => (item === null ? [] : [item])),
      );
  };
  const settle = async (rereads: boolean): Promise<void> => {
    await Promise.all([
      rereads ? rereadValuationList(client) : refreshValuationList(client),
      valuations.listTotals.invalidate(),
      valuations.tags.invalidate(),
      valuations.dashboard.invalidate(),
      valuations.get.invalidate(),
    ]);
  };
  /** What stays chosen is acted on next in the version that the answer told, loaded or not. */
  const keepChosen = (outcomes: readonly BulkOutcome[]): void =>
    selection.update(
      new Map(
        outcomes
          .filter(isDone)
          .map(({ id, item }) => [
            id,
            item !== null && item.id === id && belongs(item, wanted) ? item : null,
          ]),
      ),
    );
  return { show, settle, keepChosen };
};

type Lists = ReturnType<typeof useEffectOnLists>;

/** Runs actions one after the other, each in chunks: what became of each, or null while other work is under way. */
const useSteps = (lists: Lists) => {
  const { client } = trpc.useUtils();
  return (steps: readonly UndoStep[]): Promise<BulkOutcome[][] | null> => {
    const progress = progressOf(steps);
    return startRun({ kind: 'change', total: progress.total }, async ({ report, isStopped }) => {
      const all: BulkOutcome[][] = [];
      let done = 0;
      for (const { action, items } of steps) {
        const outcomes = await applyInChunks({
          call: (input) => client.valuations.applyToMany.mutate(input),
          action,
          items,
          isStopped,
          onChunk: (chunk) => {
            lists.show(action, chunk);
            done += chunk.length;
            report(progress.after(done));
          },
        });
        all.push(outcomes);
      }
      lists.keepChosen(all.flat());
      return all;
    });
  };
};

/** A change that has to wait; `action` is what may be tried again. */
const useTellBusy = () => {
  const { t } = useLingui();
  return (action?: Toast['action']): void =>
    showToast({
      kind: 'warning',
      title: t`Espera a que termine el cambio en marcha`,
      ...(action !== undefined && { action }),
    });
};

/** The way back that a toast offers; it stays on offer while other work is under way. */
const useUndoing = (lists: Lists) => {
  const { t } = useLingui();
  const { refusalText } = useBulkTexts();
  const runSteps = useSteps(lists);
  const tellBusy = useTellBusy();

  const undo = async (steps: readonly UndoStep[]): Promise<void> => {
    const outcomes = await runSteps(steps);
    if (outcomes === null) {
      tellBusy(undoing(steps));
      return;
    }
    const refusal = refusalText(outcomes.flat());
    showToast(
      refusal === null
        ? { kind: 'success', title: t`Cambio deshecho` }
        : { kind: 'error', title: t`No se ha podido deshacer todo`, description: refusal },
    );
    await lists.settle(true);
  };

  const undoing = (steps: readonly UndoStep[]) => ({
    label: t`Deshacer`,
    run: () => void undo(steps),
  });
  return undoing;
};

interface Done {
  action: BulkAction;
  outcomes: DoneOutcome[];
}

/** Says what was done and what was not, as one change with one way back. */
const useTell = (lists: Lists) => {
  const { t } = useLingui();
  const { doneText, refusalText } = useBulkTexts();
  const undoing = useUndoing(lists);
  return (
    done: readonly Done[],
    refused: readonly BulkOutcome[],
    items: readonly Target[],
  ): void => {
    const refusal = refusalText(refused);
    const description = refusal === null ? {} : { description: refusal };
    const [most] = done.toSorted((one, other) => other.outcomes.length - one.outcomes.length);
    if (most === undefined || most.outcomes.length === 0) {
      if (refusal !== null)
        showToast({ kind: 'error', title: t`No se ha cambiado nada`, ...description });
      return;
    }
    const before = new Map(items.map(({ id, status }) => [id, status]));
    const steps = done
      .toReversed()
      .flatMap(({ action, outcomes }) => undoOf(action, outcomes, before));
    showToast({
      kind: refusal === null ? 'success' : 'warning',
      title: doneText(most.action, most.outcomes.length),
      ...description,
      ...(steps.length > 0 && { action: undoing(steps) }),
    });
  };
};

/** Does things to many valuations in chunks, with progress, and offers to undo it. */
export const useBulkActions = (
  selection: Pick<ListSelection, 'update'>,
  wanted: ListWanted,
): BulkActions => {
  const lists = useEffectOnLists(selection, wanted);
  const runSteps = useSteps(lists);
  const tellBusy = useTellBusy();
  const tell = useTell(lists);

  const apply: BulkActions['apply'] = async (actions, items) => {
    const versioned = items.map(({ id, version }) => ({ id, version }));
    const outcomes = await runSteps(actions.map((action) => ({ action, items: versioned })));
    if (outcomes === null) {
      tellBusy();
      return;
    }
    const done = actions.map((action, step) => ({
      action,
      outcomes: outcomes[step]?.filter(isDone) ?? [],
    }));
    const refused = outcomes.flat().filter(({ kind }) => kind === 'refused');
    tell(done, [...new Map(refused.map((outcome) => [outcome.id, outcome])).values()], items);
    await lists.settle(actions.some(bringsRows));
  };

  return { apply };
};
