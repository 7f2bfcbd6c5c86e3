import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { dashboardCharts } from './dashboard-charts.ts';
import { summaryColumns, toValuationSummary } from './summary-columns.ts';
import { valuationTotals } from './valuation-totals.ts';

const latestShown = 8;
const activeMonths = 12;
const userId = sql.placeholder('userId');

/** Distinct targets of client valuations changed in the last twelve months; new ones were first valued this month. */
const clientsQuery = preparedRead((builder) => {
  const targets = builder
    .select({
      changedAt: sql`max(${valuations.updatedAt})`.as('changed_at'),
      firstAt: sql`min(${valuations.createdAt})`.as('first_at'),
    })
    .from(valuations)
    .where(
      and(
        eq(valuations.ownerId, userId),
        isNull(valuations.archivedAt),
        eq(valuations.type, 'client_business'),
        isNotNull(valuations.targetKey),
      ),
    )
    .groupBy(valuations.targetKey)
    .as('targets');
  const since = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;
  return builder
    .select({
      active: sql<number>`count(*) filter (where ${targets.changedAt} >= ${since('yearAgo')})::int`,
      thisMonth: sql<number>`count(*) filter (where ${targets.firstAt} >= ${since('monthStart')})::int`,
    })
    .from(targets);
});

const referencesQuery = preparedRead((builder) =>
  builder
    .select({
      sent: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${advisorCollaborationRequests.status} = 'pending')::int`,
    })
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.requesterUserId, userId)),
);

const leadsQuery = preparedRead((builder) =>
  builder
    .select({
      assigned: sql<number>`count(*)::int`,
      fresh: sql<number>`count(*) filter (where ${sellBusinessLeads.stage} = 'new')::int`,
    })
    .from(sellBusinessLeads)
    .where(eq(sellBusinessLeads.advisorUserId, userId)),
);

const latestQuery = preparedRead((builder) =>
  builder
    .select(summaryColumns)
    .from(valuations)
    .where(and(eq(valuations.ownerId, userId), isNull(valuations.archivedAt)))
    .orderBy(desc(valuations.updatedAt), desc(valuations.id))
    .limit(latestShown),
);

/** The figures of my dashboard; months are Madrid's. */
export const getDashboard = async ({ ctx }: { ctx: ServiceContext }): Promise<Dashboard> => {
  const { db, now } = ctx;
  const mine = { userId: requireRight(ctx.actor, 'view-dashboard').userId };
  const yearAgo = madridCalendar.monthsBefore(now, activeMonths).toISOString();
  const monthStart = madridCalendar.monthStart(now).toISOString();
  const counted = valuationTotals(db, { ownerId: mine.userId, now });
  const [totals, charts, [clients], [references], [leads], latest] = await Promise.all([
    counted,
    dashboardCharts(db, { ownerId: mine.userId, now, totals: counted }),
    clientsQuery(db, { ...mine, yearAgo, monthStart }),
    referencesQuery(db, mine),
    leadsQuery(db, mine),
    latestQuery(db, mine),
  ]);
  const { completedInEuros: _counted, ...figures } = totals;
  return {
    ...figures,
    ...charts,
    activeClients: clients?.active ?? 0,
    activeClientsThisMonth: clients?.thisMonth ?? 0,
    references: references?.sent ?? 0,
    referencesPending: references?.pending ?? 0,
    leads: leads?.assigned ?? 0,
    leadsNew: leads?.fresh ?? 0,
    latest: latest.map(toValuationSummary),
  };
};
