import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';

/** One part of the note about a figure's source. */
export interface NotePart {
  /** The path of the figure. */
  field: string;
  part: 'text' | 'date';
}

/** The path of a note's part: `sources.bridge.cash.text`. */
export const notePath = ({ field, part }: NotePart): string => `sources.${field}.${part}`;

// The note's key is itself a path, so its dots are not separators.
const partOfNote = /^sources\.(.+)\.(text|date)$/u;

export const notePart = (path: string): NotePart | null => {
  const [, field, part] = partOfNote.exec(path) ?? [];
  return field !== undefined && (part === 'text' || part === 'date') ? { field, part } : null;
};

/** A note without text and date is removed; any text other than the product's is the adviser's own. */
export const writeNotePart = (
  document: ValuationDocument,
  { field, part }: NotePart,
  value: string | null,
): ValuationDocument => {
  const { [field]: before = { text: '', date: null }, ...others } = document.sources;
  const { code: _code, ...own } = before;
  const note: SourceNote =
    part === 'text' ? { ...own, text: value ?? '' } : { ...before, date: value };
  const empty = note.text.trim() === '' && note.date === null;
  return { ...document, sources: empty ? others : { ...others, [field]: note } };
};

/** Removes the product's source of a figure, which is no longer correct when another figure is written. */
export const withoutSourceOf = (document: ValuationDocument, field: string): ValuationDocument => {
  if (document.sources[field]?.code === undefined) return document;
  const { [field]: _gone, ...sources } = document.sources;
  return { ...document, sources };
};
