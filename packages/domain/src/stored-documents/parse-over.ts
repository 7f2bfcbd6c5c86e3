import type { z } from 'zod';
import { isSameJson } from '../valuation-patch/same-json.ts';
import { type UnknownPart, unknownPartsOf } from './unknown-parts.ts';

type Entries = Record<PropertyKey, unknown>;

/** Items of a list, and sources, which go by the paths of their figures, may have moved since they were stored. */
const placeOf = (path: readonly PropertyKey[]): string =>
  JSON.stringify(
    path.map((key) => (typeof key === 'number' || String(key).includes('.') ? '*' : key)),
  );

const partsByPlace = (parts: readonly UnknownPart[]): Map<string, unknown[]> => {
  const byPlace = new Map<string, unknown[]>();
  for (const { path, value } of parts) {
    const place = placeOf(path);
    byPlace.set(place, [...(byPlace.get(place) ?? []), value]);
  }
  return byPlace;
};

const unknownIn = (schema: z.ZodType, document: unknown): UnknownPart[] => {
  const read = schema.safeParse(document);
  return read.success ? [] : read.error.issues.flatMap((issue) => unknownPartsOf(document, issue));
};

/** A copy with another value at a path that is there; undefined takes it away. */
const withValueAt = (
  root: unknown,
  [key, ...beneath]: readonly PropertyKey[],
  value: unknown,
): unknown => {
  if (key === undefined) return value;
  const copy = (
    Array.isArray(root) ? [...(root as unknown[])] : { ...(root as Entries) }
  ) as Entries;
  if (beneath.length > 0) copy[key] = withValueAt(copy[key], beneath, value);
  else if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
};

/**
 * Reads a document that is to stand in place of `stored`. What a later release wrote into the stored one, and this
 * release has no schema for, is taken as it stands there; all else that is unknown is refused, as in every input.
 */
export const parseOver = <Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  stored: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => {
  const read = schema.safeParse(written);
  if (read.success) return read;
  const known = partsByPlace(unknownIn(schema, stored));
  if (known.size === 0) return read;
  const isStored = ({ path, value }: UnknownPart): boolean =>
    known.get(placeOf(path))?.some((one) => isSameJson(one, value)) ?? false;
  const carried = read.error.issues
    .flatMap((issue) => unknownPartsOf(written, issue))
    .filter(isStored);
  if (carried.length === 0) return read;
  let document = written;
  for (const { path } of carried) document = withValueAt(document, path, undefined);
  const again = schema.safeParse(document);
  if (!again.success) return again;
  let whole: unknown = again.data;
  for (const { path, value } of carried) whole = withValueAt(whole, path, value);
  return { success: true, data: whole as z.output<Schema> };
};
