import { itemKey, type ItemKey } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { hasDifferentForm } from '../valuation-merge/has-different-form.ts';
import { toKeyedDocument } from './keyed-document.ts';
import type { DocumentChange, DocumentPatch } from './patch-schema.ts';
import { isJsonEqual } from './is-json-equal.ts';

type Entries = Record<string, unknown>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = (list: readonly unknown[]): Map<ItemKey, unknown> =>
  new Map(list.map((item, place) => [itemKey(item, place), item]));

const byName = (entries: Entries): Map<ItemKey, unknown> => new Map(Object.entries(entries));

/** The children of both values, to be compared one by one; null when one value replaces the other as a whole. */
const parts = (before: unknown, after: unknown): [typeof before, typeof after] | null => {
  if (Array.isArray(before) && Array.isArray(after)) return [byKey(before), byKey(after)];
  if (isEntries(before) && isEntries(after) && !hasDifferentForm(before, after))
    return [byName(before), byName(after)];
  return null;
};

const change = (key: ItemKey[], before: unknown, after: unknown): DocumentChange => ({
  key,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const collect = (
  before: unknown,
  after: unknown,
  key: ItemKey[],
  found: DocumentChange[],
): void => {
  if (isJsonEqual(before, after)) return;
  const both = parts(before, after) as [Map<ItemKey, unknown>, Map<ItemKey, unknown>] | null;
  if (both === null) {
    found.push(change(key, before, after));
    return;
  }
  const [was, is] = both;
  for (const name of new Set([...was.keys(), ...is.keys()]))
    collect(was.get(name), is.get(name), [...key, name], found);
};

/** The changes that convert one document into the other, cell by cell. */
export const diffDocuments = (
  before: ValuationDocument,
  after: ValuationDocument,
): DocumentPatch => {
  const found: DocumentChange[] = [];
  collect(toKeyedDocument(before), toKeyedDocument(after), [], found);
  return found;
};

/** The patch that undoes a patch. */
export const invertPatch = (patch: DocumentPatch): DocumentPatch =>
  patch.map(({ key, before, after }) => change(key as ItemKey[], after, before)).toReversed();
