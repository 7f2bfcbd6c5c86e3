import { startingDeals } from '@valia/db/reference/deal-multiples.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { sectorSetsSchema } from '@valia/domain/sectors/sector-set-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { countValuations } from '../valuations/count-valuations.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { readSectorSets, sectorRegion } from './latest-sector-set.ts';

/** Every edition with its sectors, including future editions and the draft. */
export const listAdministeredSets = read({
  right: 'enter-administration',
  ...withoutInput,
  output: sectorSetsSchema,
  run: async ({ ctx }) => {
    const today = madridCalendar.date(ctx.now);
    const rows = await ctx.db
      .select()
      .from(sectorMultipleSets)
      .where(eq(sectorMultipleSets.region, sectorRegion))
      .orderBy(
        sectorMultipleSets.status,
        desc(sectorMultipleSets.effectiveDate),
        desc(sectorMultipleSets.createdAt),
      )
      .limit(24);
    const read = await readSectorSets(ctx.db, rows);
    const inForce = rows.find((row) => row.status === 'published' && row.effectiveDate <= today);
    return {
      sets: rows.map((row) => ({
        id: row.id,
        status: row.status,
        effectiveDate: row.effectiveDate,
        dataDate: row.dataDate ?? row.effectiveDate,
        source: row.source,
        floors: row.floors,
        revision: row.revision,
        isInForce: row.id === inForce?.id,
        sizeStepNodes: row.sizeStepNodes,
        deals: row.dealMultiples ?? startingDeals,
        sectors: (read.find((set) => set.setId === row.id)?.sectors ?? []).map(
          ({ code, firms, low, central, high }) => ({ code, firms, low, central, high }),
        ),
      })),
      completedValuations: (await countValuations(ctx.db)).completed,
    };
  },
});
