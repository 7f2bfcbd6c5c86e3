import { useState } from 'react';
import { readStored } from '../../lib/storage/read-stored.ts';
import { writeStored } from '../../lib/storage/write-stored.ts';
import { useDensity } from './use-density.ts';

export interface TablePreferences {
  isCompact: boolean;
  /** Ids of the columns that do not show. */
  hidden: readonly string[];
}

interface PreferencesOptions {
  storageKey: string;
  /** Columns that do not show until they are asked for. */
  usuallyHidden: readonly string[];
}

const readHidden = ({ storageKey, usuallyHidden }: PreferencesOptions): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('hidden' in stored))
      return usuallyHidden;
    const { hidden } = stored;
    return Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [];
  } catch {
    return usuallyHidden;
  }
};

/** How a table is shown, remembered in this browser: its columns for itself, how close its rows stand for all. */
export const useTablePreferences = (options: PreferencesOptions) => {
  const [hidden, setHidden] = useState(() => readHidden(options));
  const [isCompact, setCompact] = useDensity();
  const change = (next: TablePreferences): void => {
    if (next.isCompact !== isCompact) setCompact(next.isCompact);
    setHidden(next.hidden);
    writeStored(options.storageKey, JSON.stringify({ hidden: next.hidden }));
  };
  return [{ isCompact, hidden }, change] as const;
};
