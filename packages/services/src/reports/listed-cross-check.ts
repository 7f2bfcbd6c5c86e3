import type { Database } from '@valia/db/client.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/firm/sector-multiples.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { ListedCrossCheck } from '@valia/domain/reports/valuation-report-input.ts';
import { multipleRange } from '@valia/domain/sectors/sector-aggregate.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { SnapshotRow } from './report-versions.ts';

/** The only market whose EV/EBIT is published for each sector. */
const region = 'US';

/** Automotive and defence, electronics, pharmacy: loss-making firms distort the sector's aggregate. */
const distortedSectors: ReadonlySet<string> = new Set(['AUT', 'ELE', 'FAR']);

const setInForce = async (db: Database, date: string) => {
  const [set] = await db
    .select()
    .from(sectorMultipleSets)
    .where(and(eq(sectorMultipleSets.region, region), lte(sectorMultipleSets.effectiveDate, date)))
    .orderBy(desc(sectorMultipleSets.effectiveDate), desc(sectorMultipleSets.createdAt))
    .limit(1);
  return set;
};

/**
 * EV/EBIT of the company's sector, from the edition in force on the day when the version was closed, so that all
 * reports of the version show the same value. Null without a sector, or when the sector's multiple is not meaningful.
 */
export const loadListedCrossCheck = async (
  db: Database,
  { createdAt, document }: Pick<SnapshotRow, 'createdAt' | 'document'>,
): Promise<ListedCrossCheck | null> => {
  const sector = sectors.find(({ code }) => code === document.company.sector);
  if (!sector?.evMultiplesMeaningful || distortedSectors.has(sector.code)) return null;
  const set = await setInForce(db, madridCalendar.date(createdAt));
  if (!set) return null;
  const industries = await db
    .select({ firms: sectorMultiples.firms, multiple: sectorMultiples.evToEbit })
    .from(sectorMultiples)
    .where(and(eq(sectorMultiples.setId, set.id), eq(sectorMultiples.smeSector, sector.code)));
  const multiple = multipleRange(industries);
  return (
    multiple && {
      region: set.region,
      date: set.effectiveDate,
      source: set.source,
      firms: multiple.firms,
      evToEbit: multiple.central,
    }
  );
};
