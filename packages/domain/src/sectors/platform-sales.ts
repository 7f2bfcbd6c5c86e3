import { quantile } from '@valia/valuation/distributions/quantile.ts';
import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import type { SizeNode } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { fewestAdvisers } from '../comparables/comparable-schemas.ts';
import { medianOf } from '../comparables/median-of.ts';
import type { PlatformSales } from './sector-sales-schema.ts';

/** One noted sale, EBITDA in euros. */
export interface NotedSale {
  ownerId: string;
  closedOn: string;
  ebitda: number | null;
  evToEbitda: number;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const advisersOf = (sales: readonly NotedSale[]): number =>
  new Set(sales.map(({ ownerId }) => ownerId)).size;

const multiplesByAdviser = (sales: readonly NotedSale[]): Map<string, number[]> => {
  const multiples = new Map<string, number[]>();
  for (const { ownerId, evToEbitda } of sales) {
    const own = multiples.get(ownerId);
    if (own === undefined) multiples.set(ownerId, [evToEbitda]);
    else own.push(evToEbitda);
  }
  return multiples;
};

/** The day of a sale would name it: its month is enough for the age of what is known. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const summaryOf = (sector: string, sales: readonly NotedSale[], sized: boolean): PlatformSales => {
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
 * Quartiles of the advisers' own medians, so that each counts once however many sales they note, to one decimal, so
 * that one more sale reveals nothing of itself. Of sales whose EBITDA is known, brought to a million, where five advisers
 * have them; else of all, as they are. Null below five advisers.
 */
export const platformSalesOf = (
  sector: string,
  sales: readonly NotedSale[],
  nodes: readonly SizeNode[],
): PlatformSales | null => {
  const sized = sales.flatMap((sale) =>
    sale.ebitda === null || sale.ebitda <= 0
      ? []
      : [{ ...sale, evToEbitda: sale.evToEbitda / sizeFactor(sale.ebitda, nodes) }],
  );
  if (advisersOf(sized) >= fewestAdvisers) return summaryOf(sector, sized, true);
  return advisersOf(sales) >= fewestAdvisers ? summaryOf(sector, sales, false) : null;
};
