import type {
  Comparable,
  ComparableType,
  MultipleKind,
  MultiplesInputs,
} from '../valuation-inputs.ts';

export interface KnownComparable {
  /** Its place in the document. */
  index: number;
  value: number;
  isListed: boolean;
}

/** A company that trades at once, whose multiple carries the size step. One that does not say counts as listed. */
export const isListedComparable = ({ type }: Pick<Comparable, 'type'>): boolean =>
  type !== 'private-deal';

type GivenMultiples = Pick<MultiplesInputs, 'comparables'> &
  Partial<Pick<MultiplesInputs, 'evToEbitda' | 'further'>>;

/** The one type that a multiple's comparables are of; undefined where all of them count. */
const typeOfKind = (
  { evToEbitda, further }: GivenMultiples,
  kind: MultipleKind,
): ComparableType | undefined => {
  const origin = (kind === 'evToEbitda' ? evToEbitda : further?.[kind])?.origin;
  return origin?.kind === 'comparables' ? origin.type : undefined;
};

/** Whether a price can be taken from it: nobody pays nought times a profit, nor times a loss. */
export const isUsableMultiple = (value: number | null): value is number =>
  value !== null && !(value <= 0);

/** The comparables that count and of which this multiple is known and a price. */
export const knownComparables = (
  multiples: GivenMultiples,
  kind: MultipleKind,
): KnownComparable[] => {
  const only = typeOfKind(multiples, kind);
  return (multiples.comparables ?? []).flatMap((comparable, index) => {
    const value = comparable[kind];
    const isOfType = only === undefined || only === (comparable.type ?? 'listed');
    return comparable.included && isOfType && isUsableMultiple(value)
      ? [{ index, value, isListed: isListedComparable(comparable) }]
      : [];
  });
};
