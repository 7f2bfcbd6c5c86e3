import { quantile } from '@valia/valuation/distributions/quantile.ts';
import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import type { SizeNode } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { minAdvisersForMedian } from '../comparables/comparable-schemas.ts';
import { medianOf } from '../comparables/median-of.ts';
import type { PlatformSales } from './sector-sales-schema.ts';

/** One recorded sale, with EBITDA in euros. */
export interface RecordedSale {
  ownerId: string;
  closedOn: string;
  ebitda: number | null;
  evToEbitda: number;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const advisersOf = (sales: readonly RecordedSale[]): number =>
  new Set(sales.map(({ ownerId }) => ownerId)).size;

const multiplesByAdviser = (sales: readonly RecordedSale[]): Map<string, number[]> => {
  const multiples = new Map<string, number[]>();
  for (const { ownerId, evToEbitda } of sales) {
    const own = multiples.get(ownerId);
    if (own === undefined) multiples.set(ownerId, [evToEbitda]);
    else own.push(evToEbitda);
  }
  return multiples;
};

/** Only the month, because the exact day could identify the sale; the month is enough to show the age of the data. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const summaryOf = (
  sector: string,
  sales: readonly RecordedSale[],
  sized: boolean,
): PlatformSales => {
  const byAdviser = multiplesByAdviser(sales);
  const medians = [...byAdviser.values()]
    .flatMap((multiples) => medianOf(multiples) ?? [])
    .toSorted((one, other) => one - other);
  const months = sales.map(({ closedOn }) => monthOf(closedOn)).toSorted();
  return {
    sector,
    low: oneDecimal(quantile(medians, 0.25)),
    median: oneDecimal(quantile(medians, 0.5)),
    high: oneDecimal(quantile(medians, 0.75)),
    sized,
    advisers: byAdviser.size,
    deals: sales.length,
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
  };
};

/**
 * Quartiles of the advisers' own medians, so each adviser has equal weight; to one decimal, so that one more sale
 * reveals nothing. Uses sales with EBITDA, adjusted to one million, when five advisers have them; otherwise all as they
 * are. Null below five advisers.
 */
export const platformSalesOf = (
  sector: string,
  sales: readonly RecordedSale[],
  nodes: readonly SizeNode[],
): PlatformSales | null => {
  const sized = sales.flatMap((sale) =>
    sale.ebitda === null || sale.ebitda <= 0
      ? []
      : [{ ...sale, evToEbitda: sale.evToEbitda / sizeFactor(sale.ebitda, nodes) }],
  );
  if (advisersOf(sized) >= minAdvisersForMedian) return summaryOf(sector, sized, true);
  return advisersOf(sales) >= minAdvisersForMedian ? summaryOf(sector, sales, false) : null;
};
