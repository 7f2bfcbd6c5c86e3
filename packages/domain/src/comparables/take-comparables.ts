import { chooseOrigin, takeSectorMultiple } from '../valuation-choices/multiple-edits.ts';
import type { ValuationDocument } from '../valuations/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import type { ComparableTransaction } from './comparable-schemas.ts';

const mostComparables = 50;

/** The sector's range of a set, whatever sector the company is put into; null where the set has none. */
export const takeSectorRange = (
  document: ValuationDocument,
  sector: string,
  set: SectorMultiples,
): ValuationDocument | null => {
  const { company } = document;
  const placed = { ...document, company: { ...company, sector } };
  const taken = takeSectorMultiple(placed, 'evToEbitda', set);
  if (taken === placed || taken.multiples.evToEbitda.central === null) return null;
  return { ...taken, company: { ...company, sector: company.sector ?? sector } };
};

/** My transactions of the sector among the comparables, as private deals; those that are there already stay as they are. */
export const takeTransactions = (
  document: ValuationDocument,
  transactions: readonly ComparableTransaction[],
): ValuationDocument => {
  const known = document.multiples.comparables ?? [];
  const names = new Set(known.map(({ id }) => id));
  const added = transactions
    .filter(({ id }) => !names.has(id))
    .map(({ id, name, source, closedOn, evToEbitda }) => ({
      id,
      name,
      source: source === '' ? 'Operación propia' : source,
      date: closedOn,
      included: true,
      type: 'private-deal' as const,
      evToEbitda,
      evToEbit: null,
      evToSales: null,
      priceToEarnings: null,
    }));
  const comparables = [...known, ...added].slice(0, mostComparables);
  const withThem = { ...document, multiples: { ...document.multiples, comparables } };
  return chooseOrigin(withThem, 'evToEbitda', 'comparables', null);
};

/** The platform's median as one figure, whose band is the person's, with how many advisers it is of. */
export const takePlatformMedian = (
  document: ValuationDocument,
  { median, note }: { median: number; note: string },
): ValuationDocument => ({
  ...document,
  multiples: {
    ...document.multiples,
    evToEbitda: {
      low: median,
      central: median,
      high: median,
      origin: { kind: 'own', note },
    },
  },
});
