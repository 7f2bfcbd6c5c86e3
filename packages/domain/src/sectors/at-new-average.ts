import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import type { EditionDeals } from './edition-deals-schema.ts';

/** EBITDA of the deals that the Southern European average is of, in euros. */
const typicalEbitda = 1_070_000;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The edition at a newly published Southern European average: that is of a typical deal, so the average at an EBITDA
 * of a million is a little less (divided by 1.012), and every sector moves in proportion.
 */
export const atNewAverage = (deals: EditionDeals, published: number): EditionDeals => {
  const average = published / (Math.round(sizeFactor(typicalEbitda, deals.nodes) * 1000) / 1000);
  const ratio = average / deals.average;
  return {
    ...deals,
    average: rounded(average),
    sectors: deals.sectors.map((sector) => ({
      ...sector,
      low: rounded(sector.low * ratio),
      base: rounded(sector.base * ratio),
      high: rounded(sector.high * ratio),
    })),
  };
};
