import { z } from 'zod';

/**
 * One thing that changed, by the keys that lead to it: items of lists by their id or year (counted from the base year),
 * not by their place. Without `before` it was not there; without `after` it went.
 */
export interface DocumentChange {
  key: (string | number)[];
  before?: unknown;
  after?: unknown;
}
export type DocumentPatch = DocumentChange[];

const [mostChanges, mostKeys, longestKey] = [20_000, 16, 400];
const parts: ReadonlySet<string> = new Set(['key', 'before', 'after']);

const isKey = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= longestKey : Number.isFinite(value);

const isChange = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  Array.isArray(value.key) &&
  value.key.length > 0 &&
  value.key.length <= mostKeys &&
  value.key.every(isKey) &&
  Object.keys(value).every((name) => parts.has(name));

/** Looked at until the first change that is none: an issue for each of thousands cost more than a large save. */
export const documentPatchSchema = z.custom<DocumentPatch>(
  (value) => Array.isArray(value) && value.length <= mostChanges && value.every(isChange),
);
