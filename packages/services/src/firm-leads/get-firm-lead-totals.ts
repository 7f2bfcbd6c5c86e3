import { preparedRead } from '@valia/db/prepared-read.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { firmLeadTotalsSchema } from '@valia/domain/leads/lead-administration-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { and, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { countOpenLeads } from '../leads/count-open-leads.ts';
import { readRowCounts } from '../lists/read-row-counts.ts';
import { getLeadThresholds } from '../leads/raise-lead-events.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const recentMs = 90 * 86_400_000;
const { advisorUserId, mergedInto, annualRevenue, createdAt, duplicateOf, stage } =
  sellBusinessLeads;
const unassigned = and(isNull(advisorUserId), isNull(mergedInto));

// Uses the same expression as the index of unassigned leads, which sorts by revenue with missing revenue
// last.
const largeQuery = preparedRead((builder) =>
  builder
    .select({ unassignedLarge: sql<number>`count(*)`.mapWith(Number) })
    .from(sellBusinessLeads)
    .where(
      and(
        unassigned,
        inArray(stage, [...openLeadStages]),
        sql`coalesce(${annualRevenue}, '-infinity'::float8) > ${sql.placeholder('high')}::float8`,
      ),
    ),
);

const duplicatesQuery = preparedRead((builder) =>
  builder
    .select({ duplicates: sql<number>`count(*)`.mapWith(Number) })
    .from(sellBusinessLeads)
    .where(isNotNull(duplicateOf)),
);

const recentQuery = preparedRead((builder) =>
  builder
    .select({
      recent: sql<number>`count(*)`.mapWith(Number),
      recentRevenue: sql<number>`coalesce(sum(${annualRevenue}), 0)`,
    })
    .from(sellBusinessLeads)
    .where(
      and(
        gte(createdAt, sql`${sql.placeholder('since')}::timestamptz`),
        or(unassigned, isNotNull(advisorUserId)),
      ),
    ),
);

/**
 * The open leads, those without an adviser, and the leads of the last 90 days. The cost does not grow with the total
 * number of leads.
 */
export const getFirmLeadTotals = read({
  right: 'enter-administration',
  ...withoutInput,
  output: firmLeadTotalsSchema,
  run: async ({ ctx }) => {
    const { db, now } = ctx;
    const thresholds = await getLeadThresholds(db);
    const [counts, [large], [doubled], [recent]] = await Promise.all([
      readRowCounts(db),
      largeQuery(db, { high: thresholds.high }),
      duplicatesQuery(db, {}),
      recentQuery(db, { since: new Date(now.getTime() - recentMs).toISOString() }),
    ]);
    return {
      unassigned: countOpenLeads(counts, 'unassigned'),
      unassignedLarge: 0,
      duplicates: 0,
      recent: 0,
      recentRevenue: 0,
      ...large,
      ...doubled,
      ...recent,
      thresholds,
    };
  },
});
