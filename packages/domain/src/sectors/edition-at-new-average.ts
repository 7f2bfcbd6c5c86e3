import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import type { EditionDeals } from './edition-deals-schema.ts';

/** The typical EBITDA of the deals behind the Southern European average, in euros. */
const typicalEbitda = 1_070_000;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The edition with a newly published Southern European average. That average is for a typical deal, so at an EBITDA of
 * one million it is slightly lower (divided by 1.012), and every sector changes in proportion.
 */
export const editionAtNewAverage = (deals: EditionDeals, published: number): EditionDeals => {
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
