import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isSaveKey } from '../../components/grid/is-save-key.ts';
import { callFailure, isTemporaryFailure } from '../../lib/errors/call-failure.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { DocumentSaver, type SaveAnswer } from '../../lib/saving/document-saver.ts';
import { trpc } from '../../lib/trpc.ts';
import { useUndoHistory } from './use-undo-history.ts';

/** Only an unanswered save is retried: it may have succeeded. */
const answerOfFailure = (error: unknown): SaveAnswer => {
  const { code, fields } = callFailure(error) ?? { code: 'internal' as const, fields: [] };
  if (isTemporaryFailure(code)) return { kind: 'failed' };
  if (code === 'conflict') return { kind: 'conflict' };
  return { kind: 'refused', code, issues: fields };
};

const useBudgetSaver = ({ year, version, document }: Budget) => {
  const { budgets } = trpc.useUtils().valuations;
  const { mutateAsync } = trpc.valuations.budgets.save.useMutation({ retry: false });
  const [saver] = useState(
    () =>
      new DocumentSaver<BudgetDocument>({
        document,
        version,
        now: () => Date.now(),
        save: async (wanted, from) => {
          try {
            const saved = await mutateAsync({ year, version: from, document: wanted });
            budgets.get.setData({ year }, (known) =>
              known === undefined
                ? known
                : {
                    ...known,
                    ...saved,
                    document: wanted,
                    years: [...new Set([...known.years, year])].toSorted((one, two) => one - two),
                  },
            );
            return { kind: 'saved', version: saved.version };
          } catch (error) {
            return answerOfFailure(error);
          }
        },
      }),
  );
  return saver;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface Keys {
  save: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Handles Ctrl or Cmd with S, Z and Y; in a field, undo is the browser's own. */
const useBudgetKeys = (keys: Keys): void => {
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !event.shiftKey;
    if (isSaveKey(event)) keys.save();
    else if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    else if (key !== 'z' && key !== 'y') return;
    else (isUndo ? keys.undo : keys.redo)?.();
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

/** A year's budget being edited: its changes, undo and redo, and the state of saving. */
export const useBudget = (budget: Budget) => {
  const { year } = budget;
  const { budgets } = trpc.useUtils().valuations;
  const saver = useBudgetSaver(budget);
  const history = useUndoHistory(budget.document);
  const { value: document } = history;
  const state = useSyncExternalStore(saver.subscribe, () => saver.state);
  useEffect(() => saver.change(document), [saver, document]);
  useBudgetKeys({
    save: () => void saver.flush(),
    undo: history.undo,
    redo: history.redo,
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      if (!saver.hasUnsaved) return;
      void saver.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
      void saver.flush();
    };
  }, [saver]);

  /** Resolves a conflict: takes the version saved elsewhere, or overwrites it with this page's version. */
  const settle = async (keep: 'theirs' | 'mine'): Promise<void> => {
    try {
      const theirs = await budgets.get.fetch({ year }, { staleTime: 0 });
      saver.resolve(theirs.document, theirs.version, keep === 'mine' ? document : theirs.document);
      if (keep === 'theirs') history.replace(theirs.document);
    } catch (error) {
      showError(error);
    }
  };
  return { ...history, document, saver, state, settle };
};
export type BudgetEditing = ReturnType<typeof useBudget>;
