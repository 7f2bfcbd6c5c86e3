import { z } from 'zod';

/**
 * One change, with the keys that lead to its place: list items by their id or year (relative to the base year), not by
 * their index. Without `before` the value did not exist; without `after` it was removed.
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

/** Validated up to the first invalid change, because an issue for each of thousands cost more than a large save. */
export const documentPatchSchema = z.custom<DocumentPatch>(
  (value) => Array.isArray(value) && value.length <= mostChanges && value.every(isChange),
);
