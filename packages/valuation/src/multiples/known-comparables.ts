import type { Comparable, MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';

export interface KnownComparable {
  /** Its place in the document. */
  index: number;
  value: number;
  isListed: boolean;
}

/** A company that trades at once, whose multiple carries the size step. One that does not say counts as listed. */
export const isListedComparable = ({ type }: Pick<Comparable, 'type'>): boolean =>
  type !== 'private-deal';

/** The comparables that count and of which this multiple is known. */
export const knownComparables = (
  { comparables = [] }: Pick<MultiplesInputs, 'comparables'>,
  kind: MultipleKind,
): KnownComparable[] =>
  comparables.flatMap((comparable, index) => {
    const value = comparable[kind];
    return comparable.included && value !== null
      ? [{ index, value, isListed: isListedComparable(comparable) }]
      : [];
  });
