import { type ChangedLeaf, changedValues } from '../valuations/activity/changed-values.ts';
import { documentLeaves } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import { changedPaths } from './changed-paths.ts';
import { type FieldOf, type LostLeaf, overwrittenFields } from './overwritten-fields.ts';
import { mergeDocuments } from './merge-documents.ts';

/**
 * A change that the merged document does not hold. `leaf` tells its value: for mine with the one it replaced, for
 * theirs with the one that stands there now; null where the name of the field says it all.
 */
export interface LostChange extends LostLeaf {
  leaf: ChangedLeaf | null;
}

export interface Conflict {
  merged: ValuationDocument;
  theirs: FieldOf[];
  mine: FieldOf[];
  /** What of theirs is not so in `merged`, from their value to the one there if there is one. */
  lostOfTheirs: LostChange[];
  /** What of mine is not so there, from the value before to mine. */
  lostOfMine: LostChange[];
}

/** A year of the accounts goes by its number, which is all it says. */
const isNameAlone = (path: string): boolean => /^accounts\.years\.\d+\.year$/u.test(path);

const withValues = (lost: readonly LostLeaf[], leaves: readonly ChangedLeaf[]): LostChange[] => {
  const told = new Map(leaves.map((leaf) => [leaf.key, leaf]));
  return lost.map((change) => ({
    ...change,
    leaf: isNameAlone(change.path) ? null : (told.get(change.key) ?? null),
  }));
};

/** Each of their values that `merged` does not hold, with what stands there instead; no value where theirs is empty. */
const replacedIn = (merged: ValuationDocument, theirs: ValuationDocument): ChangedLeaf[] => {
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

/** My changes since `base` put upon theirs: what each of us changed, and which changes the merged document lost. */
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
