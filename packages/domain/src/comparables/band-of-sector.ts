import type { ComparedSector } from './comparable-schemas.ts';

/** How far from its mean one industry alone is taken to reach: it has no range of its own. */
const ownBand = 0.15;

interface SectorBand {
  low: number;
  high: number;
  /** The person's band, and no aggregate of the data. */
  isOwn: boolean;
}

/** Lowest to highest aggregate; of a sector that is one industry, the band that stands for it. */
export const bandOfSector = (range: NonNullable<ComparedSector['range']>): SectorBand =>
  range.low === range.high
    ? { low: range.central * (1 - ownBand), high: range.central * (1 + ownBand), isOwn: true }
    : { low: range.low, high: range.high, isOwn: false };
