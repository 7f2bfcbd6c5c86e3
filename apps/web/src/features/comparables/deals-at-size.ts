import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { dealsAtFactor } from '@valia/valuation/multiples/deals-at-factor.ts';
import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import type { ComparablesSearch } from './use-sectors.ts';

export type SectorDeals = NonNullable<ComparedSector['deals']>;

type DealSize = NonNullable<ComparablesSearch['size']>;

/** The sizes that a URL may contain, other than the default of a million, in whole currency units. */
export const dealSizes: Readonly<Record<DealSize, number>> = {
  '100k': 100_000,
  '250k': 250_000,
  '500k': 500_000,
  '2m': 2_000_000,
  '5m': 5_000_000,
  '10m': 10_000_000,
  '30m': 30_000_000,
};

/** The EBITDA for which deal multiples are shown. */
export const dealSizeOf = ({ size }: ComparablesSearch): number =>
  size === undefined ? 1_000_000 : dealSizes[size];

/** The deal multiples of a sector at a size; null when none are known. */
export const dealsAtSize = (
  { deals }: Pick<ComparedSector, 'deals'>,
  { dealCurve }: Pick<ComparedSectors, 'dealCurve'>,
  ebitda: number,
): Omit<SectorDeals, 'sources'> | null => {
  if (deals === null || dealCurve === null) return null;
  const factor = sizeFactor(ebitda, dealCurve.nodes);
  const { low, central, high } = dealsAtFactor(deals, factor);
  return { low, base: central, high, grade: deals.grade };
};
