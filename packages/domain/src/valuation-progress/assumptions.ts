import { isAssumption } from '../valuations/product-sources.ts';
import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';
import { readNumber } from '../valuation-fields/write-field.ts';

export interface AssumedFigure {
  path: string;
  value: number;
  note: SourceNote;
}

/** Figures that the product assumed and no user has checked yet, in the order of the document. */
export const assumedFigures = (document: ValuationDocument): AssumedFigure[] =>
  Object.entries(document.sources).flatMap(([path, note]) => {
    const value = isAssumption(note) ? readNumber(document, path) : null;
    return value === null ? [] : [{ path, value, note }];
  });

/** The same figure as the adviser's own; its source remains the product's, shown in each reader's language. */
export const confirmAssumption = (document: ValuationDocument, path: string): ValuationDocument => {
  const note = document.sources[path];
  if (note === undefined) return document;
  return { ...document, sources: { ...document.sources, [path]: { ...note, confirmed: true } } };
};

export const confirmAssumptions = (document: ValuationDocument): ValuationDocument =>
  assumedFigures(document).reduce(
    (confirmed, { path }) => confirmAssumption(confirmed, path),
    document,
  );
