import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationRollups } from '@valia/db/schema/valuations/valuation-rollups.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { RollupLine } from '@valia/domain/dashboard/rollup-line.ts';
import { and, eq, sql } from 'drizzle-orm';

/**
 * The number of months shown on the dashboard, including the current one; below it, the number of months that a client
 * counts as active.
 */
export const monthsShown = 6;
const activeMonths = 12;

const since = (name: string) => sql`${sql.placeholder(name)}::text`;

/** Each dimension with its first included member; days and months sort by their names. */
const asked = sql`(values
  ('status', ''), ('type', ''), ('sector', ''),
  ('created', ${since('month')}), ('completed', ${since('month')}),
  ('client', ${since('yearAgo')}), ('new-client', ${since('thisMonth')})
) as asked (dimension, since)`;

const { dimension, member } = valuationRollups;
/** The days of the client dimension are combined into one member. */
const shownMember = sql<string>`case when ${dimension} = 'client' then '' else ${member} end`;
const count = (column: (typeof valuationRollups)['counted']) => sql<number>`sum(${column})::int`;
const amount = (column: (typeof valuationRollups)['amount']) => sql<number>`sum(${column})::float8`;

const rollupsQuery = preparedRead((builder) =>
  builder
    .select({
      dimension,
      member: shownMember,
      counted: count(valuationRollups.counted),
      valued: count(valuationRollups.valued),
      amount: amount(valuationRollups.amount),
      ebitdaCount: count(valuationRollups.ebitdaCount),
      ebitda: amount(valuationRollups.ebitda),
      enterprise: amount(valuationRollups.enterprise),
      multipleCount: count(valuationRollups.multipleCount),
      multiple: amount(valuationRollups.multiple),
      daysToComplete: count(valuationRollups.daysToComplete),
    })
    .from(asked)
    .innerJoin(
      valuationRollups,
      and(
        eq(valuationRollups.ownerId, sql.placeholder('ownerId')),
        sql`${dimension} = asked.dimension`,
        sql`${member} >= asked.since`,
      ),
    )
    .groupBy(dimension, shownMember),
);

/** The stored counters of one owner's valuations, or of the platform's, for the months that the dashboard shows. */
export const readRollups = (
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<RollupLine[]> =>
  rollupsQuery(db, {
    ownerId,
    month: madridCalendar.date(madridCalendar.monthStart(now, monthsShown - 1)),
    thisMonth: madridCalendar.date(madridCalendar.monthStart(now)),
    yearAgo: madridCalendar.date(madridCalendar.monthsBefore(now, activeMonths)),
  });
