import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import { fieldValue } from '../valuation-cells/cell-paths.ts';
import { itemKey } from '../valuations/document/document-leaves.ts';
import { placeSources } from './merge-sources.ts';
import { notePath } from '../valuation-fields/source-notes.ts';
import { hasDifferentForm } from './has-different-form.ts';

type Entries = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameItems = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length &&
  before.every((item, place) => itemKey(item, place) === itemKey(after[place], place));

const collect = (before: unknown, after: unknown, path: string, found: string[]): void => {
  if (Object.is(before, after)) return;
  const beneath = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after) && sameItems(before, after)) {
    before.forEach((item: unknown, index) =>
      collect(item, after[index], beneath(String(index)), found),
    );
    return;
  }
  if (isPlainObject(before) && isPlainObject(after) && !hasDifferentForm(before, after)) {
    for (const key of Object.keys({ ...before, ...after }))
      collect(before[key], after[key], beneath(key), found);
    return;
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) found.push(path);
};

/** A source that only moved with its figure, or was removed with it, is not a separate change. */
const changedNotes = (earlier: ValuationDocument, after: ValuationDocument): string[] => {
  const before = { ...after, sources: placeSources(after, earlier) };
  return [...new Set([...Object.keys(before.sources), ...Object.keys(after.sources)])].flatMap(
    (field) =>
      (['text', 'date'] as const)
        .map((part) => notePath({ field, part }))
        .filter((path) => fieldValue(before, path) !== fieldValue(after, path)),
  );
};

/**
 * The paths, as they are in `after`, of all differences. A list counts as one field, and so does an option whose
 * variant changed. A moved base year is a separate field, and the years that moved with it are not changes.
 */
export const changedPaths = (before: ValuationDocument, after: ValuationDocument): string[] => {
  const start = moveBaseYear(before, baseYear(after));
  const found: string[] = start === before ? [] : ['accounts.baseYear'];
  collect({ ...start, sources: null }, { ...after, sources: null }, '', found);
  return [...found, ...changedNotes(start, after)];
};
