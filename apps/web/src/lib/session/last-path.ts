import { readInTab, writeInTab } from '../storage/tab-storage.ts';

const storageKey = 'valia.previous-path';

/** A page shown in this tab. `userId`: who was signed in; null where nobody was. */
export interface LastPath {
  path: string;
  userId: string | null;
}

// Where storage is blocked, it lasts as long as the page.
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
  writeInTab(storageKey, kept);
};

/** As storage has it: what it says is no address of the product until it is checked. */
export const findLastPath = (): LastPath | null => {
  const stored = readInTab(storageKey);
  return isKeptPath(stored) ? stored : unstored;
};
