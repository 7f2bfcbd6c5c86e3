import type { Database } from '@valia/db/client.ts';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { readSectorSet, type SectorSetRow } from './latest-sector-set.ts';

/** What is set of sectors, with what is given written over it. */
export const writtenOver = (
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

/** The figures of an edition that its industries do not add up to: the others keep theirs to show. */
export const figuresOverIndustries = async (
  db: Database,
  set: SectorSetRow,
  given: readonly SectorFigures[],
): Promise<SectorFigures[]> => {
  const { sectors } = await readSectorSet(db, { ...set, figures: [] });
  return writtenOver(set.figures, given).filter((figures) =>
    sectors.every((sector) => sector.code !== figures.code || !isSame(sector, figures)),
  );
};
