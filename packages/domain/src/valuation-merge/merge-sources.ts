import { changedFields } from '../valuations/activity/changed-fields.ts';
import { keyedPath, indexedPath } from '../valuations/document/document-leaves.ts';
import {
  maxSources,
  type SourceNote,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';

/** The sources of `from`, each at the path of its figure in `document`; sources without a figure there are removed. */
export const placeSources = (
  document: ValuationDocument,
  from: ValuationDocument,
): ValuationDocument['sources'] =>
  Object.fromEntries(
    Object.entries(from.sources).flatMap(([field, note]) => {
      const keys = keyedPath(from, field);
      const placed = keys === null ? null : indexedPath(document, keys);
      return placed === null ? [] : [[placed, note]];
    }),
  );

const noNote: SourceNote = { text: '', date: null };

const wordsOf = ({ date: _date, ...words }: SourceNote): Omit<SourceNote, 'date'> => words;

/** The text, including whether it is the product's, is mine when I changed it; the same applies to the date. */
const mergeNote = (before: SourceNote, mine: SourceNote, theirs: SourceNote): SourceNote | null => {
  const isMyText = changedFields(wordsOf(before), wordsOf(mine)).length > 0;
  const words = wordsOf(isMyText ? mine : theirs);
  const { date } = mine.date === before.date ? theirs : mine;
  return words.text.trim() === '' && date === null ? null : { ...words, date };
};

/** The sources of both users at their paths in `merged`. */
export const mergeSources = (
  base: ValuationDocument,
  mine: ValuationDocument,
  theirs: ValuationDocument,
  merged: ValuationDocument,
): ValuationDocument['sources'] => {
  const before = placeSources(merged, base);
  const here = placeSources(merged, mine);
  const there = placeSources(merged, theirs);
  const notes = Object.keys({ ...there, ...here }).flatMap<[string, SourceNote]>((field) => {
    const [was = noNote, my = noNote, their = noNote] = [before[field], here[field], there[field]];
    const note = mergeNote(was, my, their);
    return note === null ? [] : [[field, note]];
  });
  return Object.fromEntries(notes.slice(0, maxSources));
};
