import type { z } from 'zod';

/** What a schema does not know of a document: a key it has no name for, or the code of a later release's source. */
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

/** Which of the product's sources a figure is from says nothing to the engine: a later release may have more. */
const isSourceCode = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_value' && path[0] === 'sources' && path.at(-1) === 'code';

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return isSourceCode(issue) ? [issue.path] : [];
};

/** The parts of a document that one issue of its schema is about, where it is that they are unknown. */
export const unknownPartsOf = (root: unknown, issue: z.core.$ZodIssue): UnknownPart[] =>
  pathsOf(issue).map((path) => ({ path, value: valueAt(root, path) }));

/** What a schema does not know of a document, whether or not it takes the rest. */
export const unknownIn = (schema: z.ZodType, document: unknown): UnknownPart[] => {
  const read = schema.safeParse(document);
  return read.success ? [] : read.error.issues.flatMap((issue) => unknownPartsOf(document, issue));
};

/** A copy with another value at a path that is there; undefined takes it away. */
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

export const withoutParts = (root: unknown, parts: readonly UnknownPart[]): unknown =>
  parts.reduce<unknown>((left, { path }) => withValueAt(left, path, undefined), root);
