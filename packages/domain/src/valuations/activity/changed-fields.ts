const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sameShape = (before: object, after: object): boolean =>
  Array.isArray(before) === Array.isArray(after) &&
  (!Array.isArray(before) || !Array.isArray(after) || before.length === after.length);

const collect = (before: unknown, after: unknown, path: string, into: string[]): void => {
  if (Object.is(before, after)) return;
  if (!isBranch(before) || !isBranch(after) || !sameShape(before, after)) {
    into.push(path);
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    collect(before[key], after[key], path === '' ? key : `${path}.${key}`, into);
  }
};

/**
 * Dotted paths of the fields that differ between two documents, e.g. `accounts.years.2.lines.revenue`. A list whose
 * length changed is one path.
 */
export const changedFields = (before: object, after: object): string[] => {
  const paths: string[] = [];
  collect(before, after, '', paths);
  return paths;
};
