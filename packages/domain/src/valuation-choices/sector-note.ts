import { productSource } from '../valuations/product-sources.ts';
import type { SourceNote } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';

/** The source of a sector's figure; the edition's own name when it is not the one included in the product. */
export const sectorNote = ({ source, region, date }: SectorMultiples): SourceNote =>
  /Damodaran/u.test(source) && region === 'Western Europe'
    ? productSource('damodaran-europe-sector-average', date)
    : { text: `${source}, ${region}`.slice(0, 300), date };
