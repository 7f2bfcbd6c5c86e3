import type { Comparable, MultipleKind } from '../valuation-inputs.ts';

/** Comparables of which one multiple is known. */
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
