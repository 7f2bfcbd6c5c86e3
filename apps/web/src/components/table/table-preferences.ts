import { useState } from 'react';
import { readLocalStorage } from '../../lib/storage/read-local-storage.ts';
import { writeLocalStorage } from '../../lib/storage/write-local-storage.ts';
import { useDensity } from './use-density.ts';

export interface TablePreferences {
  isCompact: boolean;
  /** The ids of hidden columns. */
  hidden: readonly string[];
}

interface PreferencesOptions {
  storageKey: string;
  /** The columns that are hidden by default. */
  usuallyHidden: readonly string[];
}

const readHidden = ({ storageKey, usuallyHidden }: PreferencesOptions): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('hidden' in stored))
      return usuallyHidden;
    const { hidden } = stored;
    return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [];
  } catch {
    return usuallyHidden;
  }
};

/**
 * A table's display settings, stored in this browser: the visible columns for each table, the row density for all
 * tables.
 */
export const useTablePreferences = (options: PreferencesOptions) => {
  const [hidden, setHidden] = useState(() => readHidden(options));
  const [isCompact, setCompact] = useDensity();
  const change = (next: TablePreferences): void => {
    if (next.isCompact !== isCompact) setCompact(next.isCompact);
    setHidden(next.hidden);
    writeLocalStorage(options.storageKey, JSON.stringify({ hidden: next.hidden }));
  };
  return [{ isCompact, hidden }, change] as const;
};
