import type { z } from 'zod';
import { isJsonEqual } from '../valuation-patch/is-json-equal.ts';
import {
  type UnknownPart,
  findUnknownParts,
  unknownPartsOfIssue,
  removeUnknownParts,
  withValueAt,
} from './unknown-parts.ts';

/** List items, and sources, which are stored by the paths of their figures, may have moved since they were stored. */
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

/**
 * Parses a document that will replace `stored`. Parts that a later release wrote into the stored one, and that this
 * release has no schema for, are accepted as they are; any other unknown part is refused, as in every input.
 */
export const parseReplacement = <Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  stored: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => {
  const read = schema.safeParse(written);
  if (read.success) return read;
  const known = partsByPlace(findUnknownParts(schema, stored));
  if (known.size === 0) return read;
  const isStored = ({ path, value }: UnknownPart): boolean =>
    known.get(placeOf(path))?.some((one) => isJsonEqual(one, value)) ?? false;
  const carried = read.error.issues
    .flatMap((issue) => unknownPartsOfIssue(written, issue))
    .filter(isStored);
  if (carried.length === 0) return read;
  const again = schema.safeParse(removeUnknownParts(written, carried));
  if (!again.success) return again;
  let whole: unknown = again.data;
  for (const { path, value } of carried) whole = withValueAt(whole, path, value);
  return { success: true, data: whole as z.output<Schema> };
};
