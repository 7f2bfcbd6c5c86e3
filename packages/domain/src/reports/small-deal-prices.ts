import { type Figures, figureId } from '@valia/valuation/figure.ts';
import { dealsAtFactor } from '@valia/valuation/multiples/deals-at-factor.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { sizeReferences } from './size-references.ts';

/** EV/EBITDA paid in deals of small companies. */
export interface SmallDealPrices {
  low: number;
  high: number;
  /** Null for prices of all sectors, which are published as a range. */
  central: number | null;
  /** The date of the data, for prices of the sector at the company's size. Null for those of all sectors. */
  sectorDataDate: string | null;
}

/**
 * The prices of the sector at the company's size when the valuation has them, otherwise those of all sectors as
 * published.
 */
export const smallDealPrices = (
  { multiples }: ValuationDocument,
  figures: Figures,
): SmallDealPrices => {
  const { deals } = multiples;
  const factor = figures[figureId.sizeFactor()]?.value;
  if (deals === undefined || factor === undefined)
    return { ...sizeReferences.smallDeals, central: null, sectorDataDate: null };
  return { ...dealsAtFactor(deals, factor), sectorDataDate: deals.date };
};
