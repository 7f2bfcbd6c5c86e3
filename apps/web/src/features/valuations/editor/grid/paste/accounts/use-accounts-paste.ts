import { useState } from 'react';
import type { GridPosition } from '../../../../../../components/grid/grid-navigation.ts';
import { useEditor } from '../../../document/editor-context.ts';
import type { GridRow } from '../../grid-model.ts';
import type { PasteInterceptor } from '../../use-grid-editing.ts';
import type { PasteOutcome } from '../paste-block.ts';
import { pasteIntoGrid } from '../paste-into-grid.ts';
import { usePaste } from '../use-paste.ts';
import { isOwnCopy, mayBeAccounts } from './may-be-accounts.ts';

/** A block that was pasted at a cell and is not written yet. */
export interface WaitingPaste {
  text: string;
  from: GridPosition;
}

export interface AccountsPaste {
  waiting: WaitingPaste | null;
  /** Null for a block that holds no accounts: it goes cell by cell. */
  take: PasteInterceptor;
  /** Writes what was confirmed, as one step to undo. */
  accept: (outcome: PasteOutcome) => void;
  /** Takes a block cell by cell, since it turned out to hold no accounts. */
  takeAsBlock: (waiting: WaitingPaste) => void;
  close: () => void;
}

/** Accounts that are pasted are shown before any of them is written. */
export const useAccountsPaste = (
  rows: readonly GridRow[],
  years: readonly (number | null)[],
): AccountsPaste => {
  const { document, language } = useEditor();
  const takePaste = usePaste();
  const [waiting, setWaiting] = useState<WaitingPaste | null>(null);
  return {
    waiting,
    take: (text, from) => {
      if (!mayBeAccounts(text) || isOwnCopy(text, rows)) return null;
      setWaiting({ text, from });
      return 'asked';
    },
    accept: (outcome) => {
      setWaiting(null);
      takePaste(outcome.applied[0] ?? outcome.refused[0]?.path ?? 'accounts.years', outcome);
    },
    takeAsBlock: ({ text, from }) => {
      setWaiting(null);
      const { path, outcome } = pasteIntoGrid(document, text, { rows, years, from, language });
      takePaste(path, outcome);
    },
    close: () => setWaiting(null),
  };
};
