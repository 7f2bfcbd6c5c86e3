import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type SectorMultiples,
  sectorMultiplesSchema,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { loadPlatformSales } from './load-platform-sales.ts';
import { loadOwnTransactions } from './transaction-verbs.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import {
  latestSectorSet,
  readSectorSet,
  sectorRegion as region,
} from '../sectors/latest-sector-set.ts';

/** The sales on which a valuation can be based: those noted by the caller and by the platform's advisers. */
const salesFor = async (
  ctx: ServiceContext,
  set: SectorMultiples,
): Promise<Pick<SectorMultiples, 'sales'>> => {
  if (set.deals === undefined) return {};
  const { userId } = requireRight(ctx.actor, 'work-on-own-comparables');
  const own = await loadOwnTransactions(ctx.db, userId);
  const platform = await loadPlatformSales(ctx.db, set.deals.nodes);
  return {
    sales: {
      own: own.map(({ id, sector, name, source, closedOn, ebitda, evToEbitda }) => ({
        id,
        sector,
        name,
        source,
        closedOn,
        ebitda,
        evToEbitda,
      })),
      platform: [...platform.values()],
    },
  };
};

/**
 * Multiples, beta and leverage of every sector, from the newest edition of Western Europe in force, with the sales
 * noted by the caller and by the platform's advisers.
 */
export const listSectorMultiples = read({
  right: 'read-sector-multiples',
  ...withoutInput,
  output: sectorMultiplesSchema,
  run: async ({ ctx }) => {
    const today = madridCalendar.date(ctx.now);
    const set = await readSectorSet(ctx.db, await latestSectorSet(ctx.db, { region, today }));
    return { ...set, ...(await salesFor(ctx, set)) };
  },
});
