import { itemKey, type ItemKey } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { fromKeyed, type KeyedDocument, toKeyed } from './keyed-document.ts';
import type { DocumentChange, DocumentPatch } from './patch-schema.ts';
import { isJsonEqual, readsTheSame } from './is-json-equal.ts';

/** A change that met another value than the one it was made on. */
export interface PatchConflict {
  key: readonly ItemKey[];
  /** What it would have become, and what stands there; undefined for nothing. */
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

/** Names that would reach into what every object inherits are no fields of a document. */
const isField = (key: ItemKey): boolean => key !== '__proto__';

const childOf = (parent: unknown, key: ItemKey): unknown => {
  if (Array.isArray(parent)) return parent.find((item, place) => itemKey(item, place) === key);
  return isEntries(parent) && Object.hasOwn(parent, String(key)) ? parent[String(key)] : undefined;
};

const yearOf = (item: unknown): number | null =>
  isEntries(item) && !('id' in item) && typeof item['year'] === 'number' ? item['year'] : null;

/** Years stand in their order; all else is added at the end. */
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

/** Null where the way to it is gone. */
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
  if (!hasPlace || !readsTheSame(now, before)) return { key, mine: after, theirs: now };
  // Only what stood there is put in place of what stood there.
  return write(keyed, key, after) as KeyedDocument;
};

const placeOf = ({ key }: DocumentChange): number => {
  const last = key.at(-1);
  return typeof last === 'number' ? last : 0;
};

/** A series grows at its end, and is taken from there: an item that goes leaves its place to the next. */
const inOrder = (patch: DocumentPatch): DocumentChange[] => [
  ...patch.filter((one) => 'after' in one).toSorted((a, b) => placeOf(a) - placeOf(b)),
  ...patch.filter((one) => !('after' in one)).toSorted((a, b) => placeOf(b) - placeOf(a)),
];

/**
 * Puts changes upon another version of the document they were made on. What nobody else touched is taken; a change
 * that finds another value than it was made on is a conflict, and leaves what it finds.
 */
export const applyPatch = (document: ValuationDocument, patch: DocumentPatch): Patched => {
  let keyed = toKeyed(document);
  const conflicts: PatchConflict[] = [];
  for (const one of inOrder(patch)) {
    const next = applyChange(keyed, one);
    if ('document' in next) keyed = next;
    else conflicts.push(next);
  }
  return { document: fromKeyed(keyed), conflicts };
};

/** Whether a document holds everything that a patch wrote. */
export const holdsPatch = (document: ValuationDocument, patch: DocumentPatch): boolean => {
  const keyed = toKeyed(document);
  return patch.every(({ key, after }) => readsTheSame(read(keyed, key), after));
};
