import { useSyncExternalStore } from 'react';
import { readLocalStorage } from '../../lib/storage/read-local-storage.ts';
import { writeLocalStorage } from '../../lib/storage/write-local-storage.ts';

const storageKey = 'valia.density';
const listeners = new Set<() => void>();

const isCompact = (): boolean => readLocalStorage(storageKey) === 'compact';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const setCompact = (compact: boolean): void => {
  writeLocalStorage(storageKey, compact ? 'compact' : 'comfortable');
  for (const listener of listeners) listener();
};

/** The row density of all tables: one setting, stored in this browser. */
export const useDensity = () => [useSyncExternalStore(subscribe, isCompact), setCompact] as const;
