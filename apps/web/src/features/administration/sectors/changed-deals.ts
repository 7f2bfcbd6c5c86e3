import type { SectorDeals } from '@valia/domain/sectors/edition-deals-schema.ts';

interface ChangedDeals {
  before: SectorDeals;
  after: SectorDeals;
}

/** The rows that differ from the sectors' own deals; a row of a sector without deals changes nothing. */
export const changedDeals = (
  sectors: readonly SectorDeals[],
  rows: readonly SectorDeals[],
): ChangedDeals[] =>
  rows.flatMap((after) => {
    const before = sectors.find(({ code }) => code === after.code);
    const isSame =
      before === undefined ||
      (['low', 'base', 'high', 'grade'] as const).every((key) => before[key] === after[key]);
    return isSame ? [] : [{ before, after }];
  });
