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

export const maxComparableRows = 50;

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

/** Adds rows, up to the document's maximum; `ids` are new UUIDs. */
export const addComparables = (
  document: ValuationDocument,
  ids: readonly string[],
): ValuationDocument => {
  const before = comparablesOf(document);
  const added = ids.slice(0, maxComparableRows - before.length).map(emptyComparable);
  return added.length === 0 ? document : writeField(document, field, [...before, ...added]);
};

export const removeComparable = (document: ValuationDocument, id: string): ValuationDocument => {
  const left = comparablesOf(document).filter((comparable) => comparable.id !== id);
  return writeField(document, field, left.length === 0 ? undefined : left);
};

export interface ComparableSpread {
  /** The values of included comparables with this multiple, lowest first. */
  values: { name: string; value: number }[];
  /** Lowest, median and highest for fewer than five values; quartiles for five or more. */
  range: { low: number; central: number; high: number } | null;
  quartiles: boolean;
  /** Whether listed companies and deals are mixed. */
  isMixed: boolean;
}

/**
 * One multiple over the included comparables, before the size adjustment. When listed companies and deals are mixed,
 * the listed ones are adjusted, since only then are the two comparable.
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
