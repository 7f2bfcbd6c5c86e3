import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { latestSectorSet, readSectorSet, sectorRegion as region } from './latest-sector-set.ts';

/** Multiples, beta and leverage of every sector, from the newest set of Western Europe that is in force. */
export const listSectorMultiples = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<SectorMultiples> => {
  requireRight(ctx.actor, 'read-sector-multiples');
  const today = madridCalendar.date(ctx.now);
  return readSectorSet(ctx.db, await latestSectorSet(ctx.db, { region, today }));
};
