import { isAssumption } from '../valuations/product-sources.ts';
import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';
import { readNumber } from '../valuation-fields/write-field.ts';

export interface AssumedFigure {
  path: string;
  value: number;
  note: SourceNote;
}

/** Figures that the product assumed and nobody has looked at yet, in the order of the document. */
export const assumedFigures = (document: ValuationDocument): AssumedFigure[] =>
  Object.entries(document.sources).flatMap(([path, note]) => {
    const value = isAssumption(note.code) ? readNumber(document, path) : null;
    return value === null ? [] : [{ path, value, note }];
  });

/** The same figure as the adviser's own, with these words for its source. */
export const confirmAssumption = (
  document: ValuationDocument,
  path: string,
  text: string,
): ValuationDocument => {
  const { [path]: note, ...others } = document.sources;
  return note === undefined
    ? document
    : { ...document, sources: { ...others, [path]: { text, date: note.date } } };
};

/** All of them at once; each keeps what its source says as the adviser's own words. */
export const confirmAssumptions = (
  document: ValuationDocument,
  textOf: (note: SourceNote) => string,
): ValuationDocument =>
  assumedFigures(document).reduce(
    (confirmed, { path, note }) => confirmAssumption(confirmed, path, textOf(note)),
    document,
  );
