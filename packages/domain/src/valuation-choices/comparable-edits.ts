import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { appliedMultiple } from '@valia/valuation/multiples/applied-multiple.ts';
import { knownComparables } from '@valia/valuation/multiples/known-comparables.ts';
import {
  quartilesFrom,
  rangeOfComparables,
} from '@valia/valuation/multiples/range-of-comparables.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { writeField } from '../valuation-fields/write-field.ts';

export type Comparable = NonNullable<ValuationDocument['multiples']['comparables']>[number];

export const mostComparables = 50;

const field = 'multiples.comparables';

export const comparablesOf = ({ multiples }: ValuationDocument): Comparable[] =>
  multiples.comparables ?? [];

/** The comparable that a field belongs to; null for any other field. */
export const comparableOfField = (document: ValuationDocument, path: string): Comparable | null => {
  const place = /^multiples\.comparables\.(\d+)\./u.exec(path)?.[1];
  return place === undefined ? null : (comparablesOf(document)[Number(place)] ?? null);
};

const emptyComparable = (id: string): Comparable => ({
  id,
  name: '',
  source: '',
  date: null,
  included: true,
  evToEbitda: null,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
});

/** More rows, as many as a document takes; `ids` are fresh UUIDs. */
export const addComparables = (
  document: ValuationDocument,
  ids: readonly string[],
): ValuationDocument => {
  const before = comparablesOf(document);
  const added = ids.slice(0, mostComparables - before.length).map(emptyComparable);
  return added.length === 0 ? document : writeField(document, field, [...before, ...added]);
};

export const removeComparable = (document: ValuationDocument, id: string): ValuationDocument => {
  const left = comparablesOf(document).filter((comparable) => comparable.id !== id);
  return writeField(document, field, left.length === 0 ? undefined : left);
};

export interface ComparableSpread {
  /** Of those that count and have this multiple, lowest first. */
  values: { name: string; value: number }[];
  /** Lowest, median and highest below five of them; quartiles from then on. */
  range: { low: number; central: number; high: number } | null;
  quartiles: boolean;
  /** Listed companies and deals side by side. */
  isMixed: boolean;
}

/**
 * One multiple over the comparables that count, before the size step. Where listed companies and deals are mixed, the
 * step is applied to the listed ones, since only then do the two compare.
 */
export const comparableSpread = (
  { multiples }: ValuationDocument,
  kind: MultipleKind,
  sizeStep: number,
): ComparableSpread => {
  const { comparables = [] } = multiples;
  const known = knownComparables(multiples, kind);
  const isMixed = known.some(({ isListed }) => isListed !== known[0]?.isListed);
  const values = known
    .map(({ index, value, isListed }) => ({
      name: comparables[index]?.name ?? '',
      value: isMixed && isListed ? appliedMultiple(value, sizeStep) : value,
    }))
    .toSorted((one, other) => one.value - other.value);
  return {
    values,
    range: rangeOfComparables(values.map(({ value }) => value)),
    quartiles: values.length >= quartilesFrom,
    isMixed,
  };
};
