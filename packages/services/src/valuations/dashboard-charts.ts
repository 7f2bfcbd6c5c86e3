import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { type CountedMonth, monthsOfWork } from '@valia/domain/valuations/months-of-work.ts';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { preparedRead } from '@valia/db/prepared-read.ts';
import type { ValuationTotals } from './valuation-totals.ts';

/** How many months the charts go back, the current one included. */
const monthsShown = 6;

const mine = and(eq(valuations.ownerId, sql.placeholder('ownerId')), isNull(valuations.archivedAt));
const isCompleted = eq(valuations.status, 'completed');
const since = sql`${sql.placeholder('since')}::timestamptz`;
const inEuros = eq(valuations.currency, 'EUR');
const count = sql<number>`count(*)::int`;
const amountInEuros = sql<number>`coalesce(sum(${valuations.equityCentral}) filter (where ${inEuros}), 0)`;

const monthOf = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-01')`;

const createdQuery = preparedRead((builder) =>
  builder
    .select({ month: monthOf(valuations.createdAt), created: count })
    .from(valuations)
    .where(and(mine, sql`${valuations.createdAt} >= ${since}`))
    .groupBy(sql`1`),
);

const completedQuery = preparedRead((builder) =>
  builder
    .select({
      month: monthOf(valuations.completedAt),
      completed: count,
      completedInEuros: sql<number>`count(*) filter (where ${inEuros})::int`,
      amount: amountInEuros,
    })
    .from(valuations)
    .where(and(mine, isCompleted, sql`${valuations.completedAt} >= ${since}`))
    .groupBy(sql`1`),
);

const typesQuery = preparedRead((builder) =>
  builder
    .select({ type: valuations.type, count })
    .from(valuations)
    .where(mine)
    .groupBy(valuations.type),
);

const sectorsQuery = preparedRead((builder) =>
  builder
    .select({ sector: valuations.sector, completed: count, amount: amountInEuros })
    .from(valuations)
    .where(and(mine, isCompleted))
    .groupBy(valuations.sector)
    .orderBy(desc(amountInEuros), valuations.sector),
);

const noType = { own_business: 0, client_business: 0, potential_acquisition: 0 };

/** What the charts of one person's dashboard show; all of it is read from the `valuations_totals` index. */
export const dashboardCharts = async (
  db: Database,
  { ownerId, now, totals }: { ownerId: string; now: Date; totals: Promise<ValuationTotals> },
): Promise<Pick<Dashboard, 'months' | 'byType' | 'bySector'>> => {
  const first = madridCalendar.monthStart(now, monthsShown - 1).toISOString();
  const [created, completed, types, bySector, standing] = await Promise.all([
    createdQuery(db, { ownerId, since: first }),
    completedQuery(db, { ownerId, since: first }),
    typesQuery(db, { ownerId }),
    sectorsQuery(db, { ownerId }),
    totals,
  ]);
  const months = Array.from({ length: monthsShown }, (_, index) =>
    madridCalendar.date(madridCalendar.monthStart(now, monthsShown - 1 - index)),
  );
  const counted = months.map((month): CountedMonth => ({
    created: created.find((one) => one.month === month)?.created ?? 0,
    ...(completed.find((one) => one.month === month) ?? {
      month,
      completed: 0,
      completedInEuros: 0,
      amount: 0,
    }),
  }));
  return {
    months: monthsOfWork(months, counted, standing),
    byType: { ...noType, ...Object.fromEntries(types.map(({ type, count: of }) => [type, of])) },
    bySector,
  };
};
