import {
  addMultiple,
  chooseOrigin,
  givesMultiple,
  applySectorMultiple,
} from '../valuation-choices/multiple-edits.ts';
import { saveDeals, applyRung } from '../valuation-choices/multiple-rungs.ts';
import { mostComparables } from '../valuations/document/multiples-schema.ts';
import { productSource } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { privateDealOfSale } from './private-deal-of-sale.ts';
import type { ComparableTransaction } from './comparable-schemas.ts';

/** A multiple of the sector in a set, whatever sector the company is put into; null where the set has none. */
export const sectorRange = (
  document: ValuationDocument,
  { sector, multiple, set }: { sector: string; multiple: MultipleKind; set: SectorMultiples },
): ValuationDocument | null => {
  const { company } = document;
  const placed = { ...document, company: { ...company, sector } };
  if (!givesMultiple(placed, multiple, set)) return null;
  const taken =
    multiple === 'evToEbitda' || placed.multiples.further?.[multiple] !== undefined
      ? applySectorMultiple(placed, multiple, set)
      : addMultiple(placed, multiple, set);
  return { ...taken, company: { ...company, sector: company.sector ?? sector } };
};

/**
 * My transactions of the sector among the comparables, as private deals; those that are there already stay as they are.
 * The product says so where no source was noted. Null where they would be more than a valuation holds.
 */
export const transactionsOf = (
  document: ValuationDocument,
  transactions: readonly ComparableTransaction[],
): ValuationDocument | null => {
  const known = document.multiples.comparables ?? [];
  const names = new Set(known.map(({ id }) => id));
  const added = transactions
    .filter(({ id }) => !names.has(id))
    .map((sale) =>
      privateDealOfSale({
        ...sale,
        source: sale.source === '' ? productSource('own-transaction').text : sale.source,
      }),
    );
  const comparables = [...known, ...added];
  if (comparables.length > mostComparables) return null;
  const withThem = { ...document, multiples: { ...document.multiples, comparables } };
  return chooseOrigin(withThem, 'evToEbitda', 'comparables', null);
};

/** The platform's median of a sector's sales, with how many advisers and sales it is of. Null where too few know one. */
export const platformMedian = (
  document: ValuationDocument,
  { sector, set }: { sector: string; set: SectorMultiples },
): ValuationDocument | null => {
  const { company } = document;
  const taken = applyRung({ ...document, company: { ...company, sector } }, 'platform', set);
  if (taken === null) return null;
  return saveDeals({ ...taken, company: { ...company, sector: company.sector ?? sector } }, set);
};
