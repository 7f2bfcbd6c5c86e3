import type { PastedAccounts } from '@valia/domain/pasted-accounts/pasted-row.ts';
import {
  readPastedAccounts,
  type RememberedTargets,
} from '@valia/domain/pasted-accounts/read-pasted-accounts.ts';
import { useState } from 'react';
import { useEditor } from '../../../document/editor-context.ts';
import type { GridRow } from '../../grid-model.ts';
import type { PasteOutcome } from '../paste-block.ts';
import { usePaste } from '../use-paste.ts';
import { isAccountsBlock, isCopiedFromGrid, isUnambiguousPaste, pasteAccounts, pasteTargetRows } from './paste-accounts.ts';

export interface AccountsPaste {
  /** The pasted text that still needs the user's choices; null when there is none. */
  waiting: string | null;
  /** Returns null for a block that is not accounts: it is pasted cell by cell. */
  take: (text: string) => PasteOutcome | 'asked' | null;
  read: (text: string, choices: RememberedTargets) => PastedAccounts;
  accept: (accounts: PastedAccounts, years: readonly (number | null)[]) => void;
  close: () => void;
}

/**
 * Pastes accounts by the names and numbers of the chart of accounts, and requests a choice when these are ambiguous.
 */
export const useAccountsPaste = (grid: readonly GridRow[]): AccountsPaste => {
  const { document, rememberedRows } = useEditor();
  const takePaste = usePaste();
  const [waiting, setWaiting] = useState<string | null>(null);
  const targets = pasteTargetRows(grid);
  const read = (text: string, choices: RememberedTargets) =>
    readPastedAccounts(text, { targets, remembered: { ...rememberedRows, ...choices } });
  const write = (accounts: PastedAccounts, years: readonly (number | null)[]): PasteOutcome => {
    const outcome = pasteAccounts(document, accounts, years);
    takePaste(outcome.applied[0] ?? outcome.refused[0]?.path ?? 'accounts.years', outcome);
    return outcome;
  };
  return {
    waiting,
    read,
    take: (text) => {
      const accounts = read(text, {});
      if (!isAccountsBlock(accounts) || isCopiedFromGrid(accounts, grid)) return null;
      const known = document.accounts.years.map(({ year }) => year);
      if (isUnambiguousPaste(accounts, known)) return write(accounts, accounts.years);
      setWaiting(text);
      return 'asked';
    },
    accept: (accounts, years) => void write(accounts, years),
    close: () => setWaiting(null),
  };
};
