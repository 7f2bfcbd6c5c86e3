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

const summaryOf = (sector: string, sales: readonly NotedSale[], sized: boolean): PlatformSales => {
  const owners = [...new Set(sales.map(({ ownerId }) => ownerId))];
  const medians = owners
    .flatMap((owner) => {
      const own = sales.filter(({ ownerId }) => ownerId === owner);
      return medianOf(own.map(({ evToEbitda }) => evToEbitda)) ?? [];
    })
    .toSorted((one, other) => one - other);
  const days = sales.map(({ closedOn }) => closedOn).toSorted();
  return {
    sector,
    low: oneDecimal(quantile(medians, 0.25)),
    median: oneDecimal(quantile(medians, 0.5)),
    high: oneDecimal(quantile(medians, 0.75)),
    sized,
    advisers: owners.length,
    deals: sales.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
  };
};

/**
 * Quartiles of the advisers' own medians, so that each counts once however many sales they note, to one decimal, so
 * that one more sale tells nothing of itself. Of sales whose EBITDA is known, brought to a million, where five advisers
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
