import type { Database } from '@valia/db/client.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { SectorContext } from '@valia/domain/reports/valuation-report-input.ts';
import { listSectorSets, readSectorSet, sectorRegion } from '../sectors/latest-sector-set.ts';
import type { SnapshotRow } from './report-versions.ts';

/**
 * The multiples of the company's sector from the edition in force on the day on which the version was closed, so that
 * its reports keep them; null without a sector, or where enterprise multiples say nothing of it.
 */
export const loadSectorContext = async (
  db: Database,
  { createdAt, document }: Pick<SnapshotRow, 'createdAt' | 'document'>,
): Promise<SectorContext | null> => {
  const asked = { region: sectorRegion, today: madridCalendar.date(createdAt) };
  const [set] = await listSectorSets(db, asked);
  if (set === undefined || document.company.sector === null) return null;
  const { date, region, sectors, source } = await readSectorSet(db, set);
  const found = sectors.find(({ code }) => code === document.company.sector);
  if (!found?.evMultiplesMeaningful) return null;
  const { central, code, debtToEquity, firms, high, low } = found;
  return { sector: code, region, date, source, firms, low, central, high, debtToEquity };
};
