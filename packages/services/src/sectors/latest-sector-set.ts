import type { Database } from '@valia/db/client.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/firm/sector-multiples.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { type IndustryMultiples, sectorAggregate } from '@valia/domain/sectors/sector-aggregate.ts';
import { type Sector, sectors } from '@valia/domain/sectors/sectors.ts';
import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

/** Whose multiples valuations begin from. */
export const sectorRegion = 'Western Europe';

export type SectorSetRow = typeof sectorMultipleSets.$inferSelect;
type IndustryRow = IndustryMultiples & { setId: string; sector: string | null };

/** The editions of a region that are in force or were, the newest first. */
export const listSectorSets = (
  db: Database,
  { region, today }: { region: string; today: string },
): Promise<SectorSetRow[]> =>
  db
    .select()
    .from(sectorMultipleSets)
    .where(
      and(
        eq(sectorMultipleSets.region, region),
        eq(sectorMultipleSets.status, 'published'),
        lte(sectorMultipleSets.effectiveDate, today),
      ),
    )
    .orderBy(desc(sectorMultipleSets.effectiveDate), desc(sectorMultipleSets.createdAt))
    .limit(24);

export const latestSectorSet = async (
  db: Database,
  asked: { region: string; today: string },
): Promise<SectorSetRow> => {
  const [set] = await listSectorSets(db, asked);
  if (!set) throw new AppError('not-found');
  return set;
};

const loadIndustries = (db: Database, setIds: readonly string[]): Promise<IndustryRow[]> =>
  db
    .select({
      setId: sectorMultiples.setId,
      industry: sectorMultiples.industry,
      sector: sectorMultiples.smeSector,
      firms: sectorMultiples.firms,
      evToEbitda: sectorMultiples.evToEbitda,
      evToEbit: sectorMultiples.evToEbit,
      evToSales: sectorMultiples.evToSales,
      priceToEarnings: sectorMultiples.priceToEarningsProfitable,
      unleveredBeta: sectorMultiples.unleveredBeta,
      unleveredBetaCashCorrected: sectorMultiples.unleveredBetaCashCorrected,
      debtToEquity: sectorMultiples.debtToEquity,
    })
    .from(sectorMultiples)
    .where(and(inArray(sectorMultiples.setId, [...setIds]), isNotNull(sectorMultiples.smeSector)))
    .orderBy(asc(sectorMultiples.industry));

const toSectorMultiple = (
  { code, names, evMultiplesMeaningful }: Sector,
  industries: readonly IndustryRow[],
  set: SectorSetRow,
): SectorMultiple[] => {
  const aggregate = sectorAggregate(industries);
  if (!aggregate) return [];
  const figures = set.figures.find((given) => given.code === code);
  // Industries that no longer add up to what is said of the sector would explain nothing.
  if (figures !== undefined)
    return [{ names, ...aggregate, ...figures, evMultiplesMeaningful, industries: [] }];
  return [
    {
      code,
      names,
      ...aggregate,
      evMultiplesMeaningful,
      industries: industries.map(({ industry, firms, evToEbitda }) => ({
        name: industry,
        firms,
        evToEbitda,
      })),
    },
  ];
};

/** The sectors of each set, from its industries. */
export const readSectorSets = async (
  db: Database,
  sets: readonly SectorSetRow[],
): Promise<SectorMultiples[]> => {
  const industries = await loadIndustries(
    db,
    sets.map(({ id, baseSetId }) => baseSetId ?? id),
  );
  return sets.map((set) => ({
    setId: set.id,
    region: set.region,
    date: set.dataDate ?? set.effectiveDate,
    source: set.source,
    sizeStepNodes: set.sizeStepNodes,
    floors: set.floors,
    sectors: sectors.flatMap((sector) =>
      toSectorMultiple(
        sector,
        industries.filter(
          (row) => row.setId === (set.baseSetId ?? set.id) && row.sector === sector.code,
        ),
        set,
      ),
    ),
  }));
};

export const readSectorSet = async (db: Database, set: SectorSetRow): Promise<SectorMultiples> => {
  const [read] = await readSectorSets(db, [set]);
  if (read === undefined) throw new AppError('not-found');
  return read;
};
