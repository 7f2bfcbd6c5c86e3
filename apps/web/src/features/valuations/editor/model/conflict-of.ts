import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { changedPaths } from './changed-paths.ts';
import { type FieldOf, lostFields } from './lost-fields.ts';
import { mergeDocuments } from './merge-documents.ts';

export interface Conflict {
  merged: ValuationDocument;
  theirs: FieldOf[];
  mine: FieldOf[];
  /** What of theirs, and of mine, is not so in `merged`. */
  lostOfTheirs: FieldOf[];
  lostOfMine: FieldOf[];
}

/** What each of two people changed since `base`, mine upon theirs, and what of each that leaves out. */
export const conflictOf = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
): Conflict => {
  const merged = mergeDocuments(base, mine, theirs);
  return {
    merged,
    theirs: changedPaths(base, theirs).map((path) => ({ path, of: theirs })),
    mine: changedPaths(base, mine).map((path) => ({ path, of: mine })),
    lostOfTheirs: lostFields(base, theirs, merged),
    lostOfMine: lostFields(base, mine, merged),
  };
};
