import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationRollups } from '@valia/db/schema/valuations/valuation-rollups.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { RollupLine } from '@valia/domain/dashboard/rollup-line.ts';
import { and, eq, sql } from 'drizzle-orm';

/** How many months the dashboard goes back, the current one included, and how many a client stays active. */
export const monthsShown = 6;
const activeMonths = 12;

const since = (name: string) => sql`${sql.placeholder(name)}::text`;

/** Each dimension with the first of its members that counts: days and months come in the order of their names. */
const asked = sql`(values
  ('status', ''), ('type', ''), ('sector', ''),
  ('created', ${since('month')}), ('completed', ${since('month')}),
  ('client', ${since('yearAgo')}), ('new-client', ${since('thisMonth')})
) as asked (dimension, since)`;

const { dimension, member } = valuationRollups;
/** Of clients all days are one. */
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

/** What is counted of one owner's valuations, or of the platform's, as far back as the dashboard goes. */
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
