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
import { isOfAccounts, isOwnCopy, isPlain, pasteAccounts, targetsOf } from './paste-accounts.ts';

export interface AccountsPaste {
  /** What was pasted and is still to be placed; null without. */
  waiting: string | null;
  /** Null for a block that is not of accounts: it goes cell by cell. */
  take: (text: string) => PasteOutcome | 'asked' | null;
  read: (text: string, choices: RememberedTargets) => PastedAccounts;
  accept: (accounts: PastedAccounts, years: readonly (number | null)[]) => void;
  close: () => void;
}

/** Takes pasted accounts by the names and numbers of the chart, and asks where they leave something open. */
export const useAccountsPaste = (grid: readonly GridRow[]): AccountsPaste => {
  const { document, rememberedRows } = useEditor();
  const takePaste = usePaste();
  const [waiting, setWaiting] = useState<string | null>(null);
  const targets = targetsOf(grid);
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
      if (!isOfAccounts(accounts) || isOwnCopy(accounts, grid)) return null;
      const known = document.accounts.years.map(({ year }) => year);
      if (isPlain(accounts, known)) return write(accounts, accounts.years);
      setWaiting(text);
      return 'asked';
    },
    accept: (accounts, years) => void write(accounts, years),
    close: () => setWaiting(null),
  };
};
