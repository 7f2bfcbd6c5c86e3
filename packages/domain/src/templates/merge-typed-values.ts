import type { TypedValue } from './template-values.ts';

type Typed = Readonly<Record<string, TypedValue>>;

export interface MergedTypedValues {
  /** All changes of both windows; when both changed a field differently, the value of this window. */
  typed: Record<string, TypedValue>;
  /** The fields that both changed differently. */
  clashes: string[];
}

/** Merges the changes that two windows made to one document since `base`, field by field. */
export const mergeTypedValues = (base: Typed, mine: Typed, theirs: Typed): MergedTypedValues => {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])];
  const changedIn = (one: Typed) => (field: string) => one[field] !== base[field];
  const isMine = changedIn(mine);
  const isTheirs = changedIn(theirs);
  const typed = fields.flatMap((field) => {
    const value = (isMine(field) ? mine : theirs)[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const clashes = fields.filter(
    (field) => isMine(field) && isTheirs(field) && mine[field] !== theirs[field],
  );
  return { typed: Object.fromEntries(typed), clashes };
};
