import { type ChangedLeaf, changedLeaves } from '@valia/domain/valuations/changed-leaves.ts';
import { documentLeaves } from '@valia/domain/valuations/document-leaves.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { changedPaths } from './changed-paths.ts';
import { type FieldOf, type LostLeaf, lostFields } from './lost-fields.ts';
import { mergeDocuments } from './merge-documents.ts';

/** A change that is not so in the merged document, and between which values; null where nothing stands instead. */
export interface LostChange extends LostLeaf {
  leaf: ChangedLeaf | null;
}

export interface Conflict {
  merged: ValuationDocument;
  theirs: FieldOf[];
  mine: FieldOf[];
  /** What of theirs is not so in `merged`, from their value to the one there. */
  lostOfTheirs: LostChange[];
  /** What of mine is not so there, from the value before to mine. */
  lostOfMine: LostChange[];
}

const withValues = (lost: readonly LostLeaf[], leaves: readonly ChangedLeaf[]): LostChange[] => {
  const told = new Map(leaves.map((leaf) => [leaf.key, leaf]));
  return lost.map((change) => ({ ...change, leaf: told.get(change.key) ?? null }));
};

/** What each of two people changed since `base`, mine upon theirs, and what of each that leaves out. */
export const conflictOf = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
): Conflict => {
  const merged = mergeDocuments(base, mine, theirs);
  const kept = documentLeaves(merged);
  const replaced = changedLeaves(theirs, merged).filter(({ key }) => kept.has(key));
  return {
    merged,
    theirs: changedPaths(base, theirs).map((path) => ({ path, of: theirs })),
    mine: changedPaths(base, mine).map((path) => ({ path, of: mine })),
    lostOfTheirs: withValues(lostFields(base, theirs, merged), replaced),
    lostOfMine: withValues(lostFields(base, mine, merged), changedLeaves(base, mine)),
  };
};
