import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { readField, writeField } from './write-field.ts';

type Entries = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameShape = (before: Entries, after: Entries): boolean => {
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every((key) => key in after);
};

const collect = (before: unknown, after: unknown, path: string, found: string[]): void => {
  if (Object.is(before, after)) return;
  const beneath = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    before.forEach((item: unknown, index) =>
      collect(item, after[index], beneath(String(index)), found),
    );
    return;
  }
  if (isPlainObject(before) && isPlainObject(after) && sameShape(before, after)) {
    for (const key of Object.keys(before)) collect(before[key], after[key], beneath(key), found);
    return;
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) found.push(path);
};

/** Dotted paths of what differs; a list or a choice that changed its form counts as one field. */
export const changedPaths = (before: ValuationDocument, after: ValuationDocument): string[] => {
  const found: string[] = [];
  collect(before, after, '', found);
  return found;
};

/** `target` with the values that `from` has at these paths. */
export const applyPaths = (
  target: ValuationDocument,
  from: ValuationDocument,
  paths: readonly string[],
): ValuationDocument =>
  paths.reduce((document, path) => writeField(document, path, readField(from, path)), target);
