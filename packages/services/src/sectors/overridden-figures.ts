import type { Database } from '@valia/db/client.ts';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { readSectorSet, type SectorSetRow } from './latest-sector-set.ts';

/** The stored figures of sectors, with the given figures replacing those of the same sector. */
export const overrideFigures = (
  standing: readonly SectorFigures[],
  given: readonly SectorFigures[],
): SectorFigures[] => [
  ...standing.filter(({ code }) => given.every((one) => one.code !== code)),
  ...given,
];

const isSame = (one: SectorFigures, other: SectorFigures): boolean =>
  one.firms === other.firms &&
  one.low === other.low &&
  one.central === other.central &&
  one.high === other.high;

/**
 * The figures of an edition that differ from the aggregate of their industries. Sectors whose figures match keep their
 * industries, which are shown.
 */
export const overriddenFigures = async (
  db: Database,
  set: SectorSetRow,
  given: readonly SectorFigures[],
): Promise<SectorFigures[]> => {
  const { sectors } = await readSectorSet(db, { ...set, figures: [] });
  return overrideFigures(set.figures, given).filter((figures) =>
    sectors.every((sector) => sector.code !== figures.code || !isSame(sector, figures)),
  );
};
