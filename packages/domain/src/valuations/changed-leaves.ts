import { z } from 'zod';
import { documentLeaves } from './document-leaves.ts';
import type { ValuationDocument } from './valuation-document.ts';

/** The value of a field, or null where there is none. */
const leafValueSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type LeafValue = z.infer<typeof leafValueSchema>;

/**
 * One field with what it held and what it holds, a long text by its beginning. `path` is its place in the document
 * that has it, the newer one first: `accounts.years.2.lines.revenue`; `key` stays the same wherever it moves.
 */
export const changedLeafSchema = z.strictObject({
  key: z.string(),
  path: z.string(),
  before: leafValueSchema,
  after: leafValueSchema,
});
export type ChangedLeaf = z.infer<typeof changedLeafSchema>;

const longestText = 200;

/** Numbers that only tell an item of a list from the others; a year of accounts is a thing of its own. */
const isKeyOfItem = (path: string): boolean =>
  /\.(id|year)$/.test(path) && !/^accounts\.years\.\d+\.year$/.test(path);

const leafValue = (value: unknown): LeafValue => {
  if (typeof value === 'string') {
    if (value === '') return null;
    return value.length > longestText ? `${value.slice(0, longestText - 1)}…` : value;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** The fields in which two documents differ, items of lists matched by what they are, not by where they stand. */
export const changedLeaves = (
  before: ValuationDocument,
  after: ValuationDocument,
): ChangedLeaf[] => {
  const [old, now] = [documentLeaves(before), documentLeaves(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const path = is?.path ?? was?.path;
    const change = { before: leafValue(was?.value), after: leafValue(is?.value) };
    if (path === undefined || isKeyOfItem(path)) return [];
    if (Object.is(was?.value, is?.value) || (change.before === null && change.after === null)) {
      return [];
    }
    return [{ key, path, ...change }];
  });
};
