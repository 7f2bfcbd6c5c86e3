import { useSyncExternalStore } from 'react';
import { readStored } from '../../lib/storage/read-stored.ts';
import { writeStored } from '../../lib/storage/write-stored.ts';

const storageKey = 'valia.density';
const listeners = new Set<() => void>();

const isCompact = (): boolean => readStored(storageKey) === 'compact';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const setCompact = (compact: boolean): void => {
  writeStored(storageKey, compact ? 'compact' : 'comfortable');
  for (const listener of listeners) listener();
};

/** How close the rows of every table stand: one choice, remembered in this browser. */
export const useDensity = () => [useSyncExternalStore(subscribe, isCompact), setCompact] as const;
