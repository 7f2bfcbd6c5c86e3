import { readTabStorage, writeTabStorage } from '../storage/tab-storage.ts';

const storageKey = 'valia.previous-path';

/** A page shown in this tab. `userId` is the user who was signed in; null when nobody was. */
export interface LastPath {
  path: string;
  userId: string | null;
}

// When storage is blocked, it lasts as long as the page.
let unstored: LastPath | null = null;

const isKeptPath = (value: unknown): value is LastPath =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'userId' in value &&
  (value.userId === null || typeof value.userId === 'string');

export const saveLastPath = (kept: LastPath | null): void => {
  unstored = kept;
  writeTabStorage(storageKey, kept);
};

/** The stored path, unchecked: it may not be a path of the product. */
export const findLastPath = (): LastPath | null => {
  const stored = readTabStorage(storageKey);
  return isKeptPath(stored) ? stored : unstored;
};
