import type { Database } from '@valia/db/client.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/firm/sector-multiples.ts';
import { dealSourcesOf, startingDeals } from '@valia/db/reference/deal-multiples.ts';
import type { EditionDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { type IndustryMultiples, sectorAggregate } from '@valia/domain/sectors/sector-aggregate.ts';
import { type Sector, sectors } from '@valia/domain/sectors/sectors.ts';
import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

/** The region whose multiples valuations use by default. */
export const sectorRegion = 'Western Europe';

export type SectorSetRow = typeof sectorMultipleSets.$inferSelect;
type IndustryRow = IndustryMultiples & { setId: string; sector: string | null };

/** The current and past editions of a region, the newest first. */
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

/** Deal multiples exist only for the region that valuations use by default; null for other regions. */
export const dealsOfSet = ({ region, dealMultiples }: SectorSetRow): EditionDeals | null =>
  region === sectorRegion ? (dealMultiples ?? startingDeals) : null;

const dealsOfSector = (set: SectorSetRow, code: string): Pick<SectorMultiple, 'deals'> => {
  const found = dealsOfSet(set)?.sectors.find((sector) => sector.code === code);
  if (found === undefined) return {};
  const { code: _code, ...figures } = found;
  return { deals: { ...figures, sources: dealSourcesOf(code) } };
};

const curveOfSet = (set: SectorSetRow): Pick<SectorMultiples, 'deals'> => {
  const deals = dealsOfSet(set);
  if (deals === null) return {};
  const { sectors: _sectors, ...curve } = deals;
  return { deals: curve };
};

const toSectorMultiple = (
  { code, names, evMultiplesMeaningful }: Sector,
  industries: readonly IndustryRow[],
  set: SectorSetRow,
): SectorMultiple[] => {
  const aggregate = sectorAggregate(industries);
  if (!aggregate) return [];
  const figures = set.figures.find((given) => given.code === code);
  const deals = dealsOfSector(set, code);
  // Without the industries: they no longer add up to the sector's figures, so they would not explain them.
  if (figures !== undefined)
    return [{ names, ...aggregate, ...figures, ...deals, evMultiplesMeaningful, industries: [] }];
  return [
    {
      code,
      names,
      ...aggregate,
      ...deals,
      evMultiplesMeaningful,
      industries: industries.map(({ industry, firms, evToEbitda }) => ({
        name: industry,
        firms,
        evToEbitda,
      })),
    },
  ];
};

/** The sectors of each edition, aggregated from its industries. */
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
    ...curveOfSet(set),
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
