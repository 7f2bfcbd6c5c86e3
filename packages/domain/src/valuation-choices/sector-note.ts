import { productSource } from '../valuations/product-sources.ts';
import type { SourceNote } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';

/** Where a sector's figure is from: the set's own name where it is not the one that the product brings. */
export const sectorNote = ({ source, region, date }: SectorMultiples): SourceNote =>
  /Damodaran/u.test(source) && region === 'Western Europe'
    ? productSource('damodaran-europe-sector-average', date)
    : { text: `${source}, ${region}`.slice(0, 300), date };
