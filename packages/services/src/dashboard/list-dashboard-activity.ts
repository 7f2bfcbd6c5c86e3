import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { DashboardActivity } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import type { Actor } from '../context/service-context.ts';
import {
  activityActions,
  affectedPerson,
  toActivityEvent,
} from '../valuations/activity/activity-event.ts';
import {
  type ActivityRow,
  groupActivity,
  type ActivityGroup,
} from '../valuations/activity/group-activity.ts';

const mostShown = 40;
/** The maximum number of log rows read: more than are shown, because consecutive saves are merged into one entry. */
const mostRows = 400;
/** The maximum number of shared valuations, those changed last, and the maximum number of log rows of each. */
const [mostShared, mostRowsEach] = [100, 40];

const userId = sql.placeholder('userId');
const raw = (limit: number) => sql.raw(String(limit));
const isTold = sql`subject_type = 'valuation'
  and action in (${sql.raw(activityActions.map((action) => `'${action}'`).join(', '))})`;

/**
 * The caller's own actions, and the actions of others on valuations that the caller shares or that are shared with the
 * caller.
 */
const rowIds = sql`(
  (select id from audit_logs where actor_user_id = ${userId} and ${isTold} order by id desc limit ${raw(mostRows)})
  union
  select told.id from (
    select v.id from ${valuations} v
    where v.id in (select valuation_id from ${valuationShares} where user_id = ${userId} or granted_by = ${userId})
    order by v.updated_at desc limit ${raw(mostShared)}
  ) as shared
  cross join lateral (
    select id from audit_logs where subject_id = shared.id::text and ${isTold}
    order by id desc limit ${raw(mostRowsEach)}
  ) as told
)`;

const rowsQuery = preparedRead((builder) =>
  builder
    .select({
      valuationId: valuations.id,
      companyName: valuations.companyName,
      id: auditLogs.id,
      at: auditLogs.at,
      actorUserId: auditLogs.actorUserId,
      action: auditLogs.action,
      before: auditLogs.before,
      after: auditLogs.after,
      leaves: valuationChanges.leaves,
      leafCount: valuationChanges.leafCount,
    })
    .from(sql`${rowIds} as told (told_id)`)
    .innerJoin(auditLogs, sql`${auditLogs.id} = told_id`)
    .innerJoin(valuations, sql`${valuations.id} = ${auditLogs.subjectId}::uuid`)
    .leftJoin(valuationChanges, eq(valuationChanges.auditLogId, auditLogs.id))
    .where(
      sql`${valuations.ownerId} = ${userId} or exists (
        select from ${valuationShares} where ${valuationShares.valuationId} = ${valuations.id}
          and ${valuationShares.userId} = ${userId})`,
    )
    .orderBy(desc(auditLogs.id))
    .limit(mostRows),
);

type Row = ActivityRow & { valuationId: string; companyName: string };

interface Told {
  valuation: DashboardActivity['valuation'];
  stretch: ActivityGroup;
}

const stretchesOf = (rows: readonly Row[]): Told[] => {
  const byValuation = new Map<string, Row[]>();
  for (const row of rows)
    byValuation.set(row.valuationId, [...(byValuation.get(row.valuationId) ?? []), row]);
  return [...byValuation].flatMap(([id, own]) =>
    groupActivity(own).map((stretch) => ({
      valuation: { id, companyName: own[0]?.companyName ?? '' },
      stretch,
    })),
  );
};

/** The latest events of the valuations that the caller may see, newest first. */
export const listDashboardActivity = async (
  db: Database,
  { userId: me }: Pick<Actor, 'userId'>,
): Promise<DashboardActivity[]> => {
  const told = stretchesOf(await rowsQuery(db, { userId: me }))
    .toSorted(
      ({ stretch: { newest: a } }, { stretch: { newest: b } }) =>
        b.at.getTime() - a.at.getTime() || b.id - a.id,
    )
    .slice(0, mostShown);
  const people = told.flatMap(({ stretch: { newest } }) => [
    newest.actorUserId,
    affectedPerson(newest),
  ]);
  const names = await namesOfPeople(
    db,
    people.filter((person) => person !== null),
  );
  return told.flatMap(({ valuation, stretch }) => {
    const event = toActivityEvent(stretch, names);
    if (event === null) return [];
    const { id, at, actorUserId } = stretch.newest;
    const actor =
      actorUserId === null
        ? null
        : { name: names.get(actorUserId) ?? '', isMe: actorUserId === me };
    const since = stretch.oldest.at.toISOString();
    return [{ valuation, id, at: at.toISOString(), since, actor, event }];
  });
};
