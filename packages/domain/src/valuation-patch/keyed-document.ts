import { keyedPath, placedPath, type ItemKey } from '../valuations/document/document-leaves.ts';
import { baseYear, moveBaseYear } from '../valuation-years/account-years.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

/** Years are counted from here, so that a base year that moves changes nothing else. */
const origin = 2000;

/** A document whose sources go by the keys of their figures, beside the year it is counted from. */
export interface KeyedDocument {
  baseYear: number;
  document: ValuationDocument;
}

const keysOf = (document: ValuationDocument, field: string): string => {
  const keys = keyedPath(document, field);
  return keys === null ? field : JSON.stringify(keys);
};

const fieldOf = (document: ValuationDocument, name: string): string | null =>
  name.startsWith('[') ? placedPath(document, JSON.parse(name) as ItemKey[]) : name;

export const toKeyed = (document: ValuationDocument): KeyedDocument => {
  const moved = moveBaseYear(document, origin);
  const sources = Object.fromEntries(
    Object.entries(moved.sources).map(([field, note]) => [keysOf(moved, field), note]),
  );
  return { baseYear: baseYear(document), document: { ...moved, sources } };
};

/** A source whose figure is gone goes with it. */
export const fromKeyed = ({ baseYear: year, document }: KeyedDocument): ValuationDocument => {
  const sources = Object.fromEntries(
    Object.entries(document.sources).flatMap(([name, note]) => {
      const field = fieldOf(document, name);
      return field === null ? [] : [[field, note]];
    }),
  );
  return moveBaseYear({ ...document, sources }, year);
};
