import { useState } from 'react';
import { readStored } from '../../../lib/read-stored.ts';
import { writeStored } from '../../../lib/write-stored.ts';

/** Columns that may be hidden; the company, the status and the value always show. */
export const optionalColumns = [
  'type',
  'method',
  'sector',
  'province',
  'tags',
  'range',
  'updatedAt',
] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

export interface TablePreferences {
  isCompact: boolean;
  hidden: readonly OptionalColumn[];
}

const storageKey = 'valia.valuation-list';
const usual: TablePreferences = { isCompact: false, hidden: ['province', 'tags'] };

const read = (): TablePreferences => {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('hidden' in stored)) return usual;
    const { hidden } = stored;
    return {
      isCompact: 'isCompact' in stored && stored.isCompact === true,
      hidden: optionalColumns.filter((column) => Array.isArray(hidden) && hidden.includes(column)),
    };
  } catch {
    return usual;
  }
};

/** How the table is shown, remembered in this browser. */
export const useTablePreferences = (): [TablePreferences, (next: TablePreferences) => void] => {
  const [preferences, setPreferences] = useState(read);
  return [
    preferences,
    (next) => {
      setPreferences(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  ];
};
