import { z } from 'zod';
import { documentLeaves } from '../document/document-leaves.ts';
import { itemName } from '../document/item-name.ts';
import { amountKindAt } from '../document/amount-kind.ts';
import { isReportableField } from './reportable-field.ts';
import type { ValuationDocument } from '../document/valuation-document.ts';

/** The value of a field; null when it has none. */
const leafValueSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type FieldChangeValue = z.infer<typeof leafValueSchema>;

/**
 * One field with its old and new value; a long text is represented by an excerpt around its first change. `path` is its
 * place in the document that has it, the newer one first: `accounts.years.2.lines.revenue`; `key` is the same wherever
 * it moves.
 */
export const fieldChangeSchema = z.strictObject({
  key: z.string(),
  path: z.string(),
  before: leafValueSchema,
  after: leafValueSchema,
  /** The name of the list item that contains the field. */
  item: z.string().exactOptional(),
  /** The notation of an amount that changes a driver. */
  kind: z.enum(['rate', 'multiple', 'decimal']).exactOptional(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const longestText = 200;
/** The number of characters of a long text shown before the first difference. */
const leadIn = 20;

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

// PostgreSQL refuses half a character, and the whole save would fail.
const withoutHalves = (text: string): string =>
  text.replaceAll(/^\p{Surrogate}|\p{Surrogate}$/gu, '');

const excerpt = (text: string, from: number): string => {
  const opening = from > 0 ? '…' : '';
  const room = longestText - opening.length;
  const rest = text.slice(from);
  const [shown, ending] = rest.length > room ? [rest.slice(0, room - 1), '…'] : [rest, ''];
  return `${opening}${withoutHalves(shown)}${ending}`;
};

const leafValue = (value: unknown, from: number): FieldChangeValue => {
  if (typeof value === 'string') return value === '' ? null : excerpt(value, from);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const leafValues = (was: unknown, is: unknown): Pick<FieldChange, 'before' | 'after'> => {
  const at = typeof was === 'string' && typeof is === 'string' ? firstDifference(was, is) : 0;
  const from = at < longestText - leadIn ? 0 : at - leadIn;
  return { before: leafValue(was, from), after: leafValue(is, from) };
};

/** The information about a field that its path does not contain. */
const besidePath = (
  path: string,
  document: ValuationDocument,
): Pick<FieldChange, 'item' | 'kind'> => {
  const [item, kind] = [itemName(path, document), amountKindAt(path, document)];
  return { ...(item === null ? {} : { item }), ...(kind === null ? {} : { kind }) };
};

/** The fields in which two documents differ; list items are matched by their identity, not by their index. */
export const changedValues = (
  before: ValuationDocument,
  after: ValuationDocument,
): FieldChange[] => {
  const [old, now] = [documentLeaves(before), documentLeaves(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const path = is?.path ?? was?.path;
    if (path === undefined || !isReportableField(path)) return [];
    const { before: held, after: holds } = leafValues(was?.value, is?.value);
    if (Object.is(was?.value, is?.value) || (held === null && holds === null)) return [];
    const beside = besidePath(path, is === undefined ? before : after);
    const kindBefore = was === undefined ? null : amountKindAt(was.path, before);
    // Amounts of different units cannot be shown as old and new value: `1 %`, then `0,5x`.
    const isComparable = is === undefined || kindBefore === (beside.kind ?? null);
    return [{ key, path, before: isComparable ? held : null, after: holds, ...beside }];
  });
};
