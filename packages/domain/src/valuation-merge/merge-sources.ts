import { changedFields } from '../valuations/activity/changed-fields.ts';
import { keyedPath, placedPath } from '../valuations/document/document-leaves.ts';
import {
  mostSources,
  type SourceNote,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';

/** The sources of `from`, each at the path that its figure has in `document`; those without a figure there go. */
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

const noNote: SourceNote = { text: '', date: null };

const wordsOf = ({ date: _date, ...words }: SourceNote): Omit<SourceNote, 'date'> => words;

/** Its words, and whether they are the product's, are mine where I changed them; its date alike. */
const mergeNote = (before: SourceNote, mine: SourceNote, theirs: SourceNote): SourceNote | null => {
  const isMyText = changedFields(wordsOf(before), wordsOf(mine)).length > 0;
  const words = wordsOf(isMyText ? mine : theirs);
  const { date } = mine.date === before.date ? theirs : mine;
  return words.text.trim() === '' && date === null ? null : { ...words, date };
};

/** The sources of both at their places in `merged`. */
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
    const [was = noNote, my = noNote, their = noNote] = [before[field], here[field], there[field]];
    const note = mergeNote(was, my, their);
    return note === null ? [] : [[field, note]];
  });
  return Object.fromEntries(notes.slice(0, mostSources));
};
