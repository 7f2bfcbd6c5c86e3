import type { Comparable, MultipleKind } from '../valuation-inputs.ts';

/** Comparables with only one known multiple. */
export const comparablesOf = (kind: MultipleKind, values: readonly number[]): Comparable[] =>
  values.map((value, index) => ({
    id: `c${index}`,
    included: true,
    evToEbitda: null,
    evToEbit: null,
    evToSales: null,
    priceToEarnings: null,
    [kind]: value,
  }));
