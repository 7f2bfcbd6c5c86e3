import type { z } from 'zod';

/**
 * A part of a document that is unknown to the schema: a key without a name in it, or the code of a source from a later
 * release.
 */
export interface UnknownPart {
  path: readonly PropertyKey[];
  value: unknown;
}

const isBranch = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, key) => (isBranch(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined),
    root,
  );

/** The engine ignores which of the product's sources a figure has, so a later release may have more of them. */
const isSourceCode = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_value' && path[0] === 'sources' && path.at(-1) === 'code';

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return isSourceCode(issue) ? [issue.path] : [];
};

/** The unknown parts of a document that one issue of its schema reports. */
export const unknownPartsOfIssue = (root: unknown, issue: z.core.$ZodIssue): UnknownPart[] =>
  pathsOf(issue).map((path) => ({ path, value: valueAt(root, path) }));

/** The parts of a document that are unknown to a schema, whether or not the rest is valid. */
export const findUnknownParts = (schema: z.ZodType, document: unknown): UnknownPart[] => {
  const read = schema.safeParse(document);
  return read.success
    ? []
    : read.error.issues.flatMap((issue) => unknownPartsOfIssue(document, issue));
};

/** A copy with another value at an existing path; undefined removes the value. */
export const withValueAt = (
  root: unknown,
  [key, ...beneath]: readonly PropertyKey[],
  value: unknown,
): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...(root as unknown[])] : { ...(root as object) }) as Record<
    PropertyKey,
    unknown
  >;
  if (beneath.length > 0) copy[key] = withValueAt(copy[key], beneath, value);
  else if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
};

export const removeUnknownParts = (root: unknown, parts: readonly UnknownPart[]): unknown =>
  parts.reduce<unknown>((left, { path }) => withValueAt(left, path, undefined), root);
