import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type RequestTotals,
  requestTotalsSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { firmAnswerDueAt } from '@valia/domain/collaborations/request-status.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { estimatedTotals } from '../commissions/commissions-of-requests.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
const isPending = sql`${requests.status} = 'pending'`;
const isWon = sql`${requests.outcome} = 'won'`;
const isConfirmed = sql`${requests.outcomeConfirmedAt} is not null`;
const isWithFirm = sql`${isPending} and ${requests.targetAdvisorId} is null`;

/** Computed in one pass over the requests that the user sent or received. */
const totalsBy = (mine: PgColumn) =>
  preparedRead((builder) =>
    builder
      .select({
        all: sql<number>`count(*)::int`,
        thisYear: countWhere(
          sql`${requests.createdAt} >= ${sql.placeholder('yearStart')}::timestamptz`,
        ),
        pending: countWhere(isPending),
        pendingOfFirm: countWhere(isWithFirm),
        accepted: countWhere(sql`${requests.status} = 'accepted'`),
        won: countWhere(sql`${isWon} and ${isConfirmed}`),
        wonUnconfirmed: countWhere(sql`${isWon} and not ${isConfirmed}`),
        firstWaiting:
          sql<Date | null>`min(${requests.createdAt}) filter (where ${isWithFirm})`.mapWith(
            requests.createdAt,
          ),
      })
      .from(requests)
      .where(eq(mine, sql.placeholder('userId'))),
  );

const queries = {
  sent: totalsBy(requests.requesterUserId),
  received: totalsBy(requests.targetAdvisorId),
} as const;

const totalsOf = async (
  { ctx, actor: { userId } }: { ctx: ServiceContext; actor: Actor },
  side: keyof typeof queries,
): Promise<RequestTotals> => {
  const year = madridCalendar.date(ctx.now).slice(0, 4);
  const yearStart = madridCalendar.dayStart(`${year}-01-01`).toISOString();
  const [row] = await queries[side](ctx.db, { userId, yearStart });
  const { firstWaiting = null, ...counts } = row ?? {};
  return {
    all: 0,
    thisYear: 0,
    pending: 0,
    pendingOfFirm: 0,
    accepted: 0,
    won: 0,
    wonUnconfirmed: 0,
    ...counts,
    estimated: side === 'sent' ? await estimatedTotals(ctx.db, userId) : null,
    nextDueAt: firstWaiting === null ? null : firmAnswerDueAt(firstWaiting).toISOString(),
  };
};

/** The counters of all requests that the caller sent. */
export const getSentTotals = read({
  right: 'refer-to-firm',
  ...withoutInput,
  output: requestTotalsSchema,
  run: (scope) => totalsOf(scope, 'sent'),
});

/** The counters of all requests that the caller received. */
export const getReceivedTotals = read({
  right: 'collaborate-with-advisers',
  ...withoutInput,
  output: requestTotalsSchema,
  run: (scope) => totalsOf(scope, 'received'),
});
