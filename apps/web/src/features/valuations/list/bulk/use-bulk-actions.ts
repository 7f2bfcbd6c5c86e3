import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import {
  dropListRows,
  patchListRows,
  refreshValuationList,
  rereadValuationList,
} from '../../../../lib/valuation-list-cache.ts';
import type { SelectedItem } from '../use-list-selection.ts';
import {
  applyInChunks,
  type BulkAction,
  type BulkOutcome,
  type DoneOutcome,
} from './apply-in-chunks.ts';
import { startRun } from './bulk-run.ts';
import { type UndoStep, undoOf } from './undo-of.ts';
import { useBulkTexts } from './use-bulk-texts.ts';

type Target = Pick<SelectedItem, 'id' | 'version' | 'status'>;

export interface BulkActions {
  /** Answers what became of each, or null when other work is under way. */
  apply: (action: BulkAction, items: readonly Target[]) => Promise<BulkOutcome[] | null>;
}

const isDone = (outcome: BulkOutcome): outcome is DoneOutcome => outcome.kind === 'done';

const bringsRows = ({ kind }: BulkAction): boolean => kind === 'duplicate' || kind === 'restore';

/** Shows each chunk's effect at once, and reads again what only the server knows when all is done. */
const useEffectOnLists = () => {
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
  return { show, settle };
};

type Lists = ReturnType<typeof useEffectOnLists>;

/** Runs actions one after the other, each in chunks; null while other work is under way. */
const useSteps = (lists: Lists) => {
  const { client } = trpc.useUtils();
  return (steps: readonly UndoStep[]): Promise<BulkOutcome[] | null> => {
    const total = steps.reduce((sum, { items }) => sum + items.length, 0);
    return startRun({ kind: 'change', total }, async ({ report, isStopped }) => {
      const all: BulkOutcome[] = [];
      for (const { action, items } of steps) {
        let inThisStep = 0;
        const outcomes = await applyInChunks({
          call: (input) => client.valuations.applyToMany.mutate(input),
          action,
          items,
          isStopped,
          onChunk: (chunk) => {
            lists.show(action, chunk);
            inThisStep += chunk.length;
            report(all.length + inThisStep);
          },
        });
        all.push(...outcomes);
      }
      return all;
    });
  };
};

/** Does one thing to many valuations in chunks, with progress, and offers to undo it. */
export const useBulkActions = (): BulkActions => {
  const { t } = useLingui();
  const { doneText, refusalText } = useBulkTexts();
  const lists = useEffectOnLists();
  const runSteps = useSteps(lists);

  const undo = async (steps: readonly UndoStep[]): Promise<void> => {
    const outcomes = await runSteps(steps);
    if (outcomes === null) return;
    const refusal = refusalText(outcomes);
    showToast(
      refusal === null
        ? { kind: 'success', title: t`Cambio deshecho` }
        : { kind: 'error', title: t`No se ha podido deshacer todo`, description: refusal },
    );
    await lists.settle(true);
  };

  const tell = (action: BulkAction, outcomes: readonly BulkOutcome[], items: readonly Target[]) => {
    const done = outcomes.filter(isDone);
    const refusal = refusalText(outcomes);
    const description = refusal === null ? {} : { description: refusal };
    if (done.length === 0) {
      if (refusal !== null)
        showToast({ kind: 'error', title: t`No se ha cambiado nada`, ...description });
      return;
    }
    const steps = undoOf(action, done, new Map(items.map(({ id, status }) => [id, status])));
    showToast({
      kind: refusal === null ? 'success' : 'warning',
      title: doneText(action, done.length),
      ...description,
      ...(steps.length > 0 && { action: { label: t`Deshacer`, run: () => void undo(steps) } }),
    });
  };

  const apply: BulkActions['apply'] = async (action, items) => {
    const versioned = items.map(({ id, version }) => ({ id, version }));
    const outcomes = await runSteps([{ action, items: versioned }]);
    if (outcomes === null) {
      showToast({ kind: 'warning', title: t`Espera a que termine el cambio en marcha` });
      return null;
    }
    tell(action, outcomes, items);
    await lists.settle(bringsRows(action));
    return outcomes;
  };

  return { apply };
};
