import { itemKey, type ItemKey } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { fromKeyedDocument, type KeyedDocument, toKeyedDocument } from './keyed-document.ts';
import type { DocumentChange, DocumentPatch } from './patch-schema.ts';
import { isJsonEqual, isEqualIgnoringSpacing } from './is-json-equal.ts';

/** A change that found a different value than the one it was made on. */
export interface PatchConflict {
  key: readonly ItemKey[];
  /** The new value of the change, and the current value; undefined for a missing value. */
  mine: unknown;
  theirs: unknown;
}

export interface Patched {
  document: ValuationDocument;
  conflicts: PatchConflict[];
}

type Entries = Record<string, unknown>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that would access properties inherited by every object are not fields of a document. */
const isField = (key: ItemKey): boolean => key !== '__proto__';

const childOf = (parent: unknown, key: ItemKey): unknown => {
  if (Array.isArray(parent)) return parent.find((item, place) => itemKey(item, place) === key);
  return isEntries(parent) && Object.hasOwn(parent, String(key)) ? parent[String(key)] : undefined;
};

const yearOf = (item: unknown): number | null =>
  isEntries(item) && !('id' in item) && typeof item['year'] === 'number' ? item['year'] : null;

/** Years are inserted in order; any other item is added at the end. */
const withItem = (list: readonly unknown[], item: unknown): unknown[] => {
  const year = yearOf(item);
  const after = year === null ? -1 : list.findIndex((other) => (yearOf(other) ?? year) > year);
  return after < 0 ? [...list, item] : list.toSpliced(after, 0, item);
};

const withChild = (parent: unknown, key: ItemKey, value: unknown): unknown => {
  if (Array.isArray(parent)) {
    const place = parent.findIndex((item, at) => itemKey(item, at) === key);
    if (place < 0) return value === undefined ? parent : withItem(parent, value);
    return value === undefined ? parent.toSpliced(place, 1) : parent.with(place, value);
  }
  if (!isEntries(parent)) return parent;
  const { [String(key)]: _before, ...others } = parent;
  if (value === undefined) return others;
  return { ...parent, [String(key)]: value };
};

/** Null when a parent of the path no longer exists. */
const write = (parent: unknown, keys: readonly ItemKey[], value: unknown): unknown => {
  const [key, ...beneath] = keys;
  if (key === undefined) return value;
  if (beneath.length === 0) return withChild(parent, key, value);
  return withChild(parent, key, write(childOf(parent, key), beneath, value));
};

const read = (root: unknown, keys: readonly ItemKey[]): unknown =>
  keys.reduce<unknown>((parent, key) => childOf(parent, key), root);

const applyChange = (
  keyed: KeyedDocument,
  { key, before, after }: DocumentChange,
): KeyedDocument | PatchConflict => {
  const now = read(keyed, key);
  if (isJsonEqual(now, after)) return keyed;
  const parent = read(keyed, key.slice(0, -1));
  const hasPlace = (isEntries(parent) || Array.isArray(parent)) && key.every(isField);
  if (!hasPlace || !isEqualIgnoringSpacing(now, before)) return { key, mine: after, theirs: now };
  // The value is replaced only when it is still the one that the change was made on.
  return write(keyed, key, after) as KeyedDocument;
};

const placeOf = ({ key }: DocumentChange): number => {
  const last = key.at(-1);
  return typeof last === 'number' ? last : 0;
};

/**
 * A series grows and shrinks at its end, because a removed item passes its place to the next one: so additions are
 * applied in ascending order and removals in descending order.
 */
const inOrder = (patch: DocumentPatch): DocumentChange[] => [
  ...patch.filter((one) => 'after' in one).toSorted((a, b) => placeOf(a) - placeOf(b)),
  ...patch.filter((one) => !('after' in one)).toSorted((a, b) => placeOf(b) - placeOf(a)),
];

/**
 * Applies changes to another version of the document they were made on. A change of an untouched value is applied; a
 * change that finds a different value than it was made on is a conflict, and leaves that value.
 */
export const applyPatch = (document: ValuationDocument, patch: DocumentPatch): Patched => {
  let keyed = toKeyedDocument(document);
  const conflicts: PatchConflict[] = [];
  for (const one of inOrder(patch)) {
    const next = applyChange(keyed, one);
    if ('document' in next) keyed = next;
    else conflicts.push(next);
  }
  return { document: fromKeyedDocument(keyed), conflicts };
};

/** Whether a document contains everything that a patch wrote. */
export const isPatchApplied = (document: ValuationDocument, patch: DocumentPatch): boolean => {
  const keyed = toKeyedDocument(document);
  return patch.every(({ key, after }) => isEqualIgnoringSpacing(read(keyed, key), after));
};
