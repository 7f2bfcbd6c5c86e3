import {
  addMultiple,
  chooseOrigin,
  hasUsableSectorMultiple,
  applySectorMultiple,
} from '../valuation-choices/multiple-edits.ts';
import { storeEditionDeals, applyRung } from '../valuation-choices/multiple-rungs.ts';
import { maxComparables } from '../valuations/document/multiples-schema.ts';
import { productSource } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { privateDealOfSale } from './private-deal-of-sale.ts';
import type { ComparableTransaction } from './comparable-schemas.ts';

/** A multiple of the sector in an edition, whatever the company's own sector; null when the edition has none. */
export const sectorRange = (
  document: ValuationDocument,
  { sector, multiple, set }: { sector: string; multiple: MultipleKind; set: SectorMultiples },
): ValuationDocument | null => {
  const { company } = document;
  const placed = { ...document, company: { ...company, sector } };
  if (!hasUsableSectorMultiple(placed, multiple, set)) return null;
  const taken =
    multiple === 'evToEbitda' || placed.multiples.further?.[multiple] !== undefined
      ? applySectorMultiple(placed, multiple, set)
      : addMultiple(placed, multiple, set);
  return { ...taken, company: { ...company, sector: company.sector ?? sector } };
};

/**
 * Adds the user's transactions in the sector to the comparables as private deals; existing ones remain unchanged. A
 * missing source is replaced by a text of the product. Null when the valuation would exceed its maximum.
 */
export const addTransactionsAsComparables = (
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
  if (comparables.length > maxComparables) return null;
  const withThem = { ...document, multiples: { ...document.multiples, comparables } };
  return chooseOrigin(withThem, 'evToEbitda', 'comparables', null);
};

/** The platform's median for a sector, with its numbers of advisers and sales. Null when too few advisers have one. */
export const platformMedian = (
  document: ValuationDocument,
  { sector, set }: { sector: string; set: SectorMultiples },
): ValuationDocument | null => {
  const { company } = document;
  const taken = applyRung({ ...document, company: { ...company, sector } }, 'platform', set);
  if (taken === null) return null;
  return storeEditionDeals(
    { ...taken, company: { ...company, sector: company.sector ?? sector } },
    set,
  );
};
