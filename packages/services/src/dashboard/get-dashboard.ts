import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  dashboardInput,
  dashboardSchema,
  type DashboardView,
} from '@valia/domain/dashboard/dashboard-schemas.ts';
import {
  averagesOfRollups,
  monthsOfRollups,
  sectorsOfRollups,
  statusesOfRollups,
  totalsOfRollups,
  typesOfRollups,
} from '@valia/domain/dashboard/figures-of-rollups.ts';
import { type RollupLine, findRollupLine } from '@valia/domain/dashboard/rollup-line.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../context/service-context.ts';
import { summaryColumns, toValuationSummary } from '../valuations/list/summary-columns.ts';
import { read } from '../verbs/verb.ts';
import { countWaiting } from './count-waiting.ts';
import { listDashboardActivity } from './list-dashboard-activity.ts';
import { listDashboardAlerts } from './list-dashboard-alerts.ts';
import { listLargestCompleted, readValueRange } from './read-completed.ts';
import { monthsShown, readRollups } from '../valuations/list/read-rollups.ts';

const [latestShown, largestShown] = [8, 8];

const latestQuery = preparedRead((builder) =>
  builder
    .select(summaryColumns)
    .from(valuations)
    .where(and(eq(valuations.ownerId, sql.placeholder('ownerId')), isNull(valuations.archivedAt)))
    .orderBy(desc(valuations.updatedAt), desc(valuations.id))
    .limit(sql.placeholder('limit')),
);

interface Reading {
  db: Database;
  actor: Actor;
  now: Date;
  lines: Promise<RollupLine[]>;
  latest: ReturnType<typeof latestQuery>;
}

const monthsUntil = (now: Date): string[] =>
  Array.from({ length: monthsShown }, (_, index) =>
    madridCalendar.date(madridCalendar.monthStart(now, monthsShown - 1 - index)),
  );

const analytics = async ({ now, lines, latest }: Reading): Promise<DashboardView> => {
  const [counted, rows] = await Promise.all([lines, latest]);
  const types = typesOfRollups(counted);
  return {
    tab: 'analytics',
    months: monthsOfRollups(counted, monthsUntil(now)),
    byType: {
      own_business: types.own_business.counted,
      client_business: types.client_business.counted,
      potential_acquisition: types.potential_acquisition.counted,
    },
    bySector: sectorsOfRollups(counted),
    latest: rows.map(toValuationSummary),
  };
};

const trends = async ({ db, actor, now, lines }: Reading): Promise<DashboardView> => {
  const [counted, [largest]] = await Promise.all([
    lines,
    listLargestCompleted(db, { ownerId: actor.userId, limit: 1 }),
  ]);
  const months = monthsOfRollups(counted, monthsUntil(now));
  return { tab: 'trends', months, largest: largest ?? null };
};

const financial = async ({
  db,
  actor: { userId: ownerId },
  lines,
}: Reading): Promise<DashboardView> => {
  const [counted, range, largest] = await Promise.all([
    lines,
    readValueRange(db, ownerId),
    listLargestCompleted(db, { ownerId, limit: largestShown }),
  ]);
  return {
    tab: 'financial',
    ...averagesOfRollups(counted),
    ...range,
    largest,
    byType: typesOfRollups(counted),
    byStatus: statusesOfRollups(counted),
    bySector: sectorsOfRollups(counted),
  };
};

const readView: Record<DashboardView['tab'], (reading: Reading) => Promise<DashboardView>> = {
  analytics,
  trends,
  financial,
  alerts: async (reading) => ({
    tab: 'alerts',
    ...(await listDashboardAlerts(reading.db, reading)),
  }),
  activity: async ({ db, actor }) => ({
    tab: 'activity',
    entries: await listDashboardActivity(db, actor),
  }),
};

/** The cards of the caller's dashboard and one of its tabs. The cost does not depend on the number of valuations. */
export const getDashboard = read({
  right: 'view-dashboard',
  input: dashboardInput,
  output: dashboardSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx: { db, now }, actor, input: { tab } }) => {
    const ownerId = actor.userId;
    const lines = readRollups(db, { ownerId, now });
    const latest = latestQuery(db, { ownerId, limit: tab === 'analytics' ? latestShown : 1 });
    const [counted, waiting, [last], view] = await Promise.all([
      lines,
      countWaiting(db, { userId: ownerId, now }),
      latest,
      readView[tab]({ db, actor, now, lines, latest }),
    ]);
    const { received, expiring, idleDrafts, ...people } = waiting;
    const thisMonth = madridCalendar.date(madridCalendar.monthStart(now));
    const account = [!actor.emailConfirmed, !actor.secondFactor].filter(Boolean).length;
    return {
      ...totalsOfRollups(counted),
      amountThisMonth: findRollupLine(counted, 'completed', thisMonth).amount,
      activeClients: findRollupLine(counted, 'client', '').counted,
      activeClientsThisMonth: findRollupLine(counted, 'new-client', thisMonth).counted,
      ...people,
      alerts: received + expiring + idleDrafts + account,
      lastChange: last
        ? { companyName: last.companyName, updatedAt: last.updatedAt.toISOString() }
        : null,
      view,
    };
  },
});
