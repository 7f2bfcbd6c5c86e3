import { type FieldChange, changedValues } from '../valuations/activity/changed-values.ts';
import { documentLeaves } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import { changedPaths } from './changed-paths.ts';
import {
  type FieldInDocument,
  type LostDocumentField,
  overwrittenFields,
} from './overwritten-fields.ts';
import { mergeDocuments } from './merge-documents.ts';

/**
 * A change that is missing in the merged document. `leaf` is its value: for mine with the value it replaced, for theirs
 * with the current value; null when the field's name is enough.
 */
export interface LostChange extends LostDocumentField {
  leaf: FieldChange | null;
}

export interface Conflict {
  merged: ValuationDocument;
  theirs: FieldInDocument[];
  mine: FieldInDocument[];
  /**
   * The other user's changes that are missing in `merged`, each with their value and the merged one if there is one.
   */
  lostOfTheirs: LostChange[];
  /** My changes that are missing there, each with the previous value and mine. */
  lostOfMine: LostChange[];
}

/** A year of the accounts is identified by its number, which is also its only value. */
const isNameAlone = (path: string): boolean => /^accounts\.years\.\d+\.year$/u.test(path);

const withValues = (
  lost: readonly LostDocumentField[],
  leaves: readonly FieldChange[],
): LostChange[] => {
  const told = new Map(leaves.map((leaf) => [leaf.key, leaf]));
  return lost.map((change) => ({
    ...change,
    leaf: isNameAlone(change.path) ? null : (told.get(change.key) ?? null),
  }));
};

/**
 * Each of the other user's values that is missing in `merged`, with the value there instead; no value when theirs is
 * empty.
 */
const replacedIn = (merged: ValuationDocument, theirs: ValuationDocument): FieldChange[] => {
  const placed = moveBaseYear(merged, baseYear(theirs));
  const kept = documentLeaves(placed);
  return changedValues(placed, theirs).map((leaf) => {
    const { before: instead, after: value } = leaf;
    const stands = kept.get(leaf.key)?.value;
    const isReplaced = value !== null && (instead !== null || stands === null || stands === '');
    return isReplaced
      ? { ...leaf, before: value, after: instead }
      : { ...leaf, before: null, after: value };
  });
};

/**
 * My changes since `base` applied to the other user's version: the changes of each user, and those lost in the merged
 * document.
 */
export const mergeConflict = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
): Conflict => {
  const merged = mergeDocuments(base, mine, theirs);
  const ofMine = changedValues(moveBaseYear(base, baseYear(mine)), mine);
  return {
    merged,
    theirs: changedPaths(base, theirs).map((path) => ({ path, of: theirs })),
    mine: changedPaths(base, mine).map((path) => ({ path, of: mine })),
    lostOfTheirs: withValues(overwrittenFields(base, theirs, merged), replacedIn(merged, theirs)),
    lostOfMine: withValues(overwrittenFields(base, mine, merged), ofMine),
  };
};
