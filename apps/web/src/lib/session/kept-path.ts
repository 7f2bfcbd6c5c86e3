import { readInTab, writeInTab } from '../storage/tab-storage.ts';

const storageKey = 'valia.previous-path';

/** A page shown in this tab. `userId`: who was signed in; null where nobody was. */
export interface KeptPath {
  path: string;
  userId: string | null;
}

// Where storage is blocked, it lasts as long as the page.
let unstored: KeptPath | null = null;

const isKeptPath = (value: unknown): value is KeptPath =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'userId' in value &&
  (value.userId === null || typeof value.userId === 'string');

export const keepPath = (kept: KeptPath | null): void => {
  unstored = kept;
  writeInTab(storageKey, kept);
};

/** As storage has it: what it says is no address of the product until it is checked. */
export const findKeptPath = (): KeptPath | null => {
  const stored = readInTab(storageKey);
  return isKeptPath(stored) ? stored : unstored;
};
