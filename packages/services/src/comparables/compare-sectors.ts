import type { Database } from '@valia/db/client.ts';
import { startingDeals } from '@valia/db/reference/deal-multiples.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type ComparedSector,
  comparedSectorsSchema,
  compareSectorsInput,
  type Edition,
} from '@valia/domain/comparables/comparable-schemas.ts';
import type { ComparedMultiple } from '@valia/domain/comparables/compared-sector-list.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { PlatformSales } from '@valia/domain/sectors/sector-sales-schema.ts';
import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import {
  dealsOfSet,
  listSectorSets,
  readSectorSets,
  type SectorSetRow,
} from '../sectors/latest-sector-set.ts';
import { read } from '../verbs/verb.ts';
import { loadPlatformSales, ownMedians } from './load-platform-sales.ts';

const toEdition = (set: SectorSetRow): Edition => ({
  setId: set.id,
  date: set.dataDate ?? set.effectiveDate,
  effectiveDate: set.effectiveDate,
  source: set.source,
});

const rangeOf = (sector: SectorMultiple, multiple: ComparedMultiple): ComparedSector['range'] => {
  if (!sector.evMultiplesMeaningful && multiple !== 'priceToEarnings') return null;
  if (multiple !== 'evToEbitda') return sector.further[multiple];
  const { low, central, high, firms } = sector;
  return { low, central, high, firms };
};

const sectorsOfOwn = async (db: Database, userId: string): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ sector: valuations.sector })
    .from(valuations)
    .where(and(eq(valuations.ownerId, userId), isNotNull(valuations.sector)));
  return new Set(rows.flatMap(({ sector }) => sector ?? []));
};

const platformOf = (sales: PlatformSales | undefined): ComparedSector['platform'] =>
  sales === undefined
    ? null
    : { median: sales.median, advisers: sales.advisers, sized: sales.sized };

const dealsOf = ({ deals }: SectorMultiple): ComparedSector['deals'] => {
  if (deals === undefined) return null;
  const { low, base, high, grade, sources } = deals;
  return { low, base, high, grade, sources };
};

const historyOf = (
  code: string,
  multiple: ComparedMultiple,
  sets: readonly SectorMultiples[],
): ComparedSector['history'] =>
  sets.toReversed().flatMap(({ date, sectors }) => {
    const sector = sectors.find((known) => known.code === code);
    const range = sector === undefined ? null : rangeOf(sector, multiple);
    return range === null ? [] : [{ date, central: range.central }];
  });

/** Every sector of an edition, with the sales noted by the caller and by the platform's advisers. */
export const compareSectors = read({
  right: 'work-on-own-comparables',
  input: compareSectorsInput,
  output: comparedSectorsSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input: { region, multiple, setId } }) => {
    const { db } = ctx;
    const rows = await listSectorSets(db, { region, today: madridCalendar.date(ctx.now) });
    const chosen = setId === null ? rows[0] : rows.find(({ id }) => id === setId);
    if (chosen === undefined) throw new AppError('not-found');
    const sets = await readSectorSets(db, rows);
    const shown = sets.find((set) => set.setId === chosen.id);
    const mine = await sectorsOfOwn(db, userId);
    const isOfSales = multiple === 'evToEbitda';
    const own = isOfSales ? await ownMedians(db, userId) : new Map<string, never>();
    const nodes = (dealsOfSet(chosen) ?? startingDeals).nodes;
    const platform = isOfSales ? await loadPlatformSales(db, nodes) : new Map<string, never>();
    return {
      region,
      multiple,
      edition: toEdition(chosen),
      editions: rows.map(toEdition),
      dealCurve:
        isOfSales && shown?.deals ? { date: shown.deals.date, nodes: shown.deals.nodes } : null,
      sectors: (shown?.sectors ?? []).map((sector) => ({
        code: sector.code,
        names: sector.names,
        range: rangeOf(sector, multiple),
        history: historyOf(sector.code, multiple, sets),
        own: own.get(sector.code) ?? null,
        platform: platformOf(platform.get(sector.code)),
        deals: isOfSales ? dealsOf(sector) : null,
        isMine: mine.has(sector.code),
      })),
    };
  },
});
