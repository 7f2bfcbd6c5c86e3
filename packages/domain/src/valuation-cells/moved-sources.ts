import { changedFields } from '../valuations/activity/changed-fields.ts';
import { keyedPath, placedPath } from '../valuations/document/document-leaves.ts';
import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';

/** Where the figure that a source is of stands after an edit: items are followed by what they are. */
export const movedField = (
  field: string,
  before: ValuationDocument,
  after: ValuationDocument,
): string | null => {
  // An edit moves every year together with the base year: by then their keys are the later ones.
  const distance = baseYear(after) - baseYear(before);
  const keys = keyedPath(distance === 0 ? before : moveBaseYear(before, baseYear(after)), field);
  return keys === null ? null : placedPath(after, keys);
};

/** After an edit: each source stays with its figure where that moves in its list, and goes when it goes. */
export const withMovedSources = (
  before: ValuationDocument,
  after: ValuationDocument,
): ValuationDocument => {
  const written: [string, SourceNote][] = [];
  const moved: [string, SourceNote][] = [];
  for (const [field, note] of Object.entries(after.sources)) {
    const was = before.sources[field];
    if (was === undefined || changedFields(was, note).length > 0) {
      written.push([field, note]);
      continue;
    }
    const to = movedField(field, before, after);
    if (to !== null) moved.push([to, note]);
  }
  const sources = Object.fromEntries([...moved, ...written]);
  return changedFields(after.sources, sources).length === 0 ? after : { ...after, sources };
};

/** Emptied and typed anew in one go, a figure keeps its source. */
export const withReturnedSources = (
  typedFrom: ValuationDocument,
  before: ValuationDocument,
  after: ValuationDocument,
): ValuationDocument => {
  const returned = Object.entries(typedFrom.sources).flatMap<[string, SourceNote]>(
    ([field, note]) => {
      const to = movedField(field, typedFrom, after);
      return to === null || movedField(field, typedFrom, before) !== null ? [] : [[to, note]];
    },
  );
  if (returned.length === 0) return after;
  const sources: Record<string, SourceNote> = Object.fromEntries(returned);
  return { ...after, sources: { ...sources, ...after.sources } };
};
