import type {
  Comparable,
  ComparableType,
  MultipleKind,
  MultiplesInputs,
} from '../valuation-inputs.ts';

export interface KnownComparable {
  /** The index in the document's list of comparables. */
  index: number;
  value: number;
  isListed: boolean;
}

/**
 * Whether the comparable is a listed company, to whose multiple the size adjustment applies. Without a type it is
 * treated as listed.
 */
export const isListedComparable = ({ type }: Pick<Comparable, 'type'>): boolean =>
  type !== 'private-deal';

type GivenMultiples = Pick<MultiplesInputs, 'comparables'> &
  Partial<Pick<MultiplesInputs, 'evToEbitda' | 'further'>>;

/** The only type of comparables that a multiple uses; undefined when it uses all types. */
const typeOfKind = (
  { evToEbitda, further }: GivenMultiples,
  kind: MultipleKind,
): ComparableType | undefined => {
  const origin = (kind === 'evToEbitda' ? evToEbitda : further?.[kind])?.origin;
  return origin?.kind === 'comparables' ? origin.type : undefined;
};

/** Whether a multiple can be used as a price; nobody pays zero or a negative multiple of a profit. */
export const isUsableMultiple = (value: number | null): value is number =>
  value !== null && !(value <= 0);

/** The included comparables whose multiple of this kind is known and usable. */
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
