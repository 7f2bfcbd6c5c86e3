import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { alertTimes } from '@valia/domain/dashboard/alert-times.ts';
import { sql, type SQL } from 'drizzle-orm';

/** The count stops at this number, which the tab then shows; the list linked from the tab contains all of them. */
const mostIdleDrafts = 99;

const userId = sql.placeholder('userId');
const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;
const requests = advisorCollaborationRequests;
const leads = sellBusinessLeads;

export const isWaitingForMe: SQL = sql`${requests.targetAdvisorId} = ${userId} and ${requests.status} = 'pending'`;
/** A request to the firm never expires. */
export const isAboutToExpire: SQL = sql`${requests.requesterUserId} = ${userId} and ${requests.status} = 'pending'
  and ${requests.expiresAt} < ${at('expiringBefore')}`;
export const isIdleDraft: SQL = sql`${valuations.ownerId} = ${userId} and ${valuations.archivedAt} is null
  and ${valuations.status} = 'draft' and ${valuations.updatedAt} < ${at('idleBefore')}`;

const howMany = (table: SQL | typeof requests | typeof leads, where: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${table} where ${where})`;

const waitingQuery = preparedRead((builder) =>
  builder
    .select({
      references: howMany(requests, sql`${requests.requesterUserId} = ${userId}`),
      referencesPending: howMany(
        requests,
        sql`${requests.requesterUserId} = ${userId} and ${requests.status} = 'pending'`,
      ),
      leads: howMany(leads, sql`${leads.advisorUserId} = ${userId}`),
      leadsNew: howMany(leads, sql`${leads.advisorUserId} = ${userId} and ${leads.stage} = 'new'`),
      oldestNewLeadAt: sql<string | null>`(
        select to_char(min(${leads.createdAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from ${leads} where ${leads.advisorUserId} = ${userId} and ${leads.stage} = 'new')`,
      received: howMany(requests, isWaitingForMe),
      expiring: howMany(requests, isAboutToExpire),
      idleDrafts: sql<number>`(select count(*)::int from (
        select from ${valuations} where ${isIdleDraft} limit ${sql.raw(String(mostIdleDrafts))}) as idle)`,
    })
    .from(sql`(values (1)) as one_row`),
);

/**
 * A draft last changed before `idleBefore` is idle; a request that expires before `expiringBefore` is about to expire.
 */
export const alertMoments = (now: Date) => ({
  idleBefore: new Date(now.getTime() - alertTimes.idleMs).toISOString(),
  expiringBefore: new Date(now.getTime() + alertTimes.warnedMs).toISOString(),
});

/** The numbers of items that the user sent, that the user received, and that wait for the user. */
export const countWaiting = async (db: Database, person: { userId: string; now: Date }) => {
  const [row] = await waitingQuery(db, { userId: person.userId, ...alertMoments(person.now) });
  if (row === undefined) throw new Error('A statement without a condition answered nothing.');
  return row;
};
