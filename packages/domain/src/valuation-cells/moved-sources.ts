import { changedFields } from '../valuations/activity/changed-fields.ts';
import { keyedPath, indexedPath } from '../valuations/document/document-leaves.ts';
import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';

/** The path after an edit of the figure that a source belongs to; list items are matched by their identity. */
export const followMovedField = (
  field: string,
  before: ValuationDocument,
  after: ValuationDocument,
): string | null => {
  // An edit moves every year together with the base year, so the keys are those of the later base year.
  const distance = baseYear(after) - baseYear(before);
  const keys = keyedPath(distance === 0 ? before : moveBaseYear(before, baseYear(after)), field);
  return keys === null ? null : indexedPath(after, keys);
};

/** Sources after an edit: each follows its figure within a list, and is removed together with it. */
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
    const to = followMovedField(field, before, after);
    if (to !== null) moved.push([to, note]);
  }
  const sources = Object.fromEntries([...moved, ...written]);
  return changedFields(after.sources, sources).length === 0 ? after : { ...after, sources };
};

/** A figure that is emptied and typed again in the same session keeps its source. */
export const withReturnedSources = (
  typedFrom: ValuationDocument,
  before: ValuationDocument,
  after: ValuationDocument,
): ValuationDocument => {
  const returned = Object.entries(typedFrom.sources).flatMap<[string, SourceNote]>(
    ([field, note]) => {
      const to = followMovedField(field, typedFrom, after);
      return to === null || followMovedField(field, typedFrom, before) !== null ? [] : [[to, note]];
    },
  );
  if (returned.length === 0) return after;
  const sources: Record<string, SourceNote> = Object.fromEntries(returned);
  return { ...after, sources: { ...sources, ...after.sources } };
};
