import { useState } from 'react';
import { readStored } from '../../lib/storage/read-stored.ts';
import { writeStored } from '../../lib/storage/write-stored.ts';

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

const read = ({ storageKey, usuallyHidden }: PreferencesOptions): TablePreferences => {
  const usual = { isCompact: false, hidden: usuallyHidden };
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('hidden' in stored)) return usual;
    const { hidden } = stored;
    return {
      isCompact: 'isCompact' in stored && stored.isCompact === true,
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return usual;
  }
};

/** How a table is shown, remembered in this browser. */
export const useTablePreferences = (options: PreferencesOptions) => {
  const [preferences, setPreferences] = useState(() => read(options));
  const change = (next: TablePreferences): void => {
    setPreferences(next);
    writeStored(options.storageKey, JSON.stringify(next));
  };
  return [preferences, change] as const;
};
