import type { ComparedSector } from './comparable-schemas.ts';

/** The assumed distance from its mean for a sector with only one industry, which has no range itself. */
const ownBand = 0.15;

interface SectorBand {
  low: number;
  high: number;
  /** Whether the band is the product's assumption instead of an aggregate of the data. */
  isOwn: boolean;
}

/** From the lowest to the highest aggregate; for a sector with only one industry, the assumed band. */
export const bandOfSector = (range: NonNullable<ComparedSector['range']>): SectorBand =>
  range.low === range.high
    ? { low: range.central * (1 - ownBand), high: range.central * (1 + ownBand), isOwn: true }
    : { low: range.low, high: range.high, isOwn: false };
