import { keyedPath, indexedPath, type ItemKey } from '../valuations/document/document-leaves.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

/** Years are stored relative to this one, so that a moved base year changes nothing else. */
const origin = 2000;

/**
 * A document whose sources are stored by the keys of their figures, with the base year to which its years are relative.
 */
export interface KeyedDocument {
  baseYear: number;
  document: ValuationDocument;
}

const keysOf = (document: ValuationDocument, field: string): string => {
  const keys = keyedPath(document, field);
  return keys === null ? field : JSON.stringify(keys);
};

const fieldOf = (document: ValuationDocument, name: string): string | null =>
  name.startsWith('[') ? indexedPath(document, JSON.parse(name) as ItemKey[]) : name;

export const toKeyedDocument = (document: ValuationDocument): KeyedDocument => {
  const moved = moveBaseYear(document, origin);
  const sources = Object.fromEntries(
    Object.entries(moved.sources).map(([field, note]) => [keysOf(moved, field), note]),
  );
  return { baseYear: baseYear(document), document: { ...moved, sources } };
};

/** A source whose figure is removed is removed as well. */
export const fromKeyedDocument = ({
  baseYear: year,
  document,
}: KeyedDocument): ValuationDocument => {
  const sources = Object.fromEntries(
    Object.entries(document.sources).flatMap(([name, note]) => {
      const field = fieldOf(document, name);
      return field === null ? [] : [[field, note]];
    }),
  );
  return moveBaseYear({ ...document, sources }, year);
};
