import { changedFields } from '@valia/domain/valuations/changed-fields.ts';
import { keyedPath, placedPath } from '@valia/domain/valuations/document-leaves.ts';
import {
  mostSources,
  type SourceNote,
  type ValuationDocument,
} from '@valia/domain/valuations/valuation-document.ts';

/** The sources of `from` at the places that their figures have in `document`; without those of figures it has not. */
export const sourcesPlacedIn = (
  document: ValuationDocument,
  from: ValuationDocument,
): ValuationDocument['sources'] =>
  Object.fromEntries(
    Object.entries(from.sources).flatMap(([field, note]) => {
      const keys = keyedPath(from, field);
      const placed = keys === null ? null : placedPath(document, keys);
      return placed === null ? [] : [[placed, note]];
    }),
  );

const isSame = (one: SourceNote | undefined, other: SourceNote | undefined): boolean =>
  changedFields({ note: one }, { note: other }).length === 0;

/** A note is one thing: mine where I changed it, else theirs. `merged`: the document they stand in. */
export const mergeSources = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
  merged: ValuationDocument,
): ValuationDocument['sources'] => {
  const before = sourcesPlacedIn(merged, base);
  const here = sourcesPlacedIn(merged, mine);
  const there = sourcesPlacedIn(merged, theirs);
  const notes = Object.keys({ ...there, ...here }).flatMap<[string, SourceNote]>((field) => {
    const my = here[field];
    const note = isSame(before[field], my) ? there[field] : my;
    return note === undefined ? [] : [[field, note]];
  });
  return Object.fromEntries(notes.slice(0, mostSources));
};
