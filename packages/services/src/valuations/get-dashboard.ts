import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { preparedRead } from './prepared-read.ts';
import { summaryColumns, toValuationSummary } from './summary-columns.ts';
import { valuationTotals } from './valuation-totals.ts';

const latestShown = 8;
const activeMonths = 12;
const userId = sql.placeholder('userId');

/** Distinct targets of client valuations changed in the last twelve months; new ones were first valued this month. */
const clientsQuery = preparedRead((db) => {
  const targets = db
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
  return db
    .select({
      active: sql<number>`count(*) filter (where ${targets.changedAt} >= ${since('yearAgo')})::int`,
      thisMonth: sql<number>`count(*) filter (where ${targets.firstAt} >= ${since('monthStart')})::int`,
    })
    .from(targets)
    .prepare('dashboard_clients');
});

const referencesQuery = preparedRead((db) =>
  db
    .select({
      sent: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${advisorCollaborationRequests.status} = 'pending')::int`,
    })
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.requesterUserId, userId))
    .prepare('dashboard_references'),
);

const leadsQuery = preparedRead((db) =>
  db
    .select({
      assigned: sql<number>`count(*)::int`,
      fresh: sql<number>`count(*) filter (where ${sellBusinessLeads.stage} = 'new')::int`,
    })
    .from(sellBusinessLeads)
    .where(eq(sellBusinessLeads.advisorUserId, userId))
    .prepare('dashboard_leads'),
);

const latestQuery = preparedRead((db) =>
  db
    .select(summaryColumns)
    .from(valuations)
    .where(and(eq(valuations.ownerId, userId), isNull(valuations.archivedAt)))
    .orderBy(desc(valuations.updatedAt), desc(valuations.id))
    .limit(latestShown)
    .prepare('dashboard_latest'),
);

/** The figures of my dashboard; months are Madrid's. */
export const getDashboard = async ({ ctx }: { ctx: ServiceContext }): Promise<Dashboard> => {
  const { db, now } = ctx;
  const mine = { userId: requireRight(ctx.actor, 'view-dashboard').userId };
  const yearAgo = madridCalendar.monthsBefore(now, activeMonths).toISOString();
  const monthStart = madridCalendar.monthStart(now).toISOString();
  const [totals, [clients], [references], [leads], latest] = await Promise.all([
    valuationTotals(db, { ownerId: mine.userId, now }),
    clientsQuery(db).execute({ ...mine, yearAgo, monthStart }),
    referencesQuery(db).execute(mine),
    leadsQuery(db).execute(mine),
    latestQuery(db).execute(mine),
  ]);
  const { completedInEuros: _counted, ...figures } = totals;
  return {
    ...figures,
    activeClients: clients?.active ?? 0,
    activeClientsThisMonth: clients?.thisMonth ?? 0,
    references: references?.sent ?? 0,
    referencesPending: references?.pending ?? 0,
    leads: leads?.assigned ?? 0,
    leadsNew: leads?.fresh ?? 0,
    latest: latest.map(toValuationSummary),
  };
};
