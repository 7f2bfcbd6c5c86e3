import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

type Comparable = NonNullable<ValuationDocument['multiples']['comparables']>[number];

type Sale = Pick<Comparable, 'id' | 'name' | 'source' | 'evToEbitda'> & {
  closedOn: Comparable['date'];
  ebitda: number | null;
};

/** The adviser's own sale as a comparable of a valuation. */
export const privateDealOfSale = (sale: Sale): Comparable => ({
  id: sale.id,
  name: sale.name,
  source: sale.source,
  date: sale.closedOn,
  included: true,
  type: 'private-deal',
  ...(sale.ebitda !== null && { ebitda: sale.ebitda }),
  evToEbitda: sale.evToEbitda,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
});
