import type { Database } from '@valia/db/client.ts';
import { sectorMultipleSets } from '@valia/db/schema/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/sector-multiples.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { type IndustryMultiples, sectorAggregate } from '@valia/domain/sectors/sector-aggregate.ts';
import { type Sector, sectors } from '@valia/domain/sectors/sectors.ts';
import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

const region = 'Western Europe';

type IndustryRow = IndustryMultiples & { sector: string | null };

const latestSet = async (db: Database, today: string) => {
  const [set] = await db
    .select()
    .from(sectorMultipleSets)
    .where(and(eq(sectorMultipleSets.region, region), lte(sectorMultipleSets.effectiveDate, today)))
    .orderBy(desc(sectorMultipleSets.effectiveDate), desc(sectorMultipleSets.createdAt))
    .limit(1);
  if (!set) throw new AppError('not-found');
  return set;
};

const loadIndustries = (db: Database, setId: string): Promise<IndustryRow[]> =>
  db
    .select({
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
    .where(and(eq(sectorMultiples.setId, setId), isNotNull(sectorMultiples.smeSector)))
    .orderBy(asc(sectorMultiples.industry));

const toSectorMultiple = (
  { code, names, evMultiplesMeaningful }: Sector,
  industries: readonly IndustryRow[],
): SectorMultiple[] => {
  const aggregate = sectorAggregate(industries);
  if (!aggregate) return [];
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

/** Multiples, beta and leverage of every sector, from the newest set of Western Europe that is in force. */
export const listSectorMultiples = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<SectorMultiples> => {
  requireRight(ctx.actor, 'read-sector-multiples');
  const set = await latestSet(ctx.db, madridCalendar.date(ctx.now));
  const industries = await loadIndustries(ctx.db, set.id);
  return {
    setId: set.id,
    region: set.region,
    date: set.effectiveDate,
    source: set.source,
    sizeStepNodes: set.sizeStepNodes,
    sectors: sectors.flatMap((sector) =>
      toSectorMultiple(
        sector,
        industries.filter((industry) => industry.sector === sector.code),
      ),
    ),
  };
};
