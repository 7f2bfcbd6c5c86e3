import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import type {
  RequestCommission,
  RequestTotals,
} from '@valia/domain/collaborations/request-schemas.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** The commissions of requests, by request id, for the user who sent them; no other user sees them. */
export const commissionsOfRequests = async (
  db: Database,
  { requestIds, recipientUserId }: { requestIds: readonly string[]; recipientUserId: string },
): Promise<Map<string, RequestCommission>> => {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({
      requestId: commissions.requestId,
      amountCents: commissions.amountCents,
      step: commissions.status,
    })
    .from(commissions)
    .where(
      and(
        inArray(commissions.requestId, [...requestIds]),
        eq(commissions.recipientUserId, recipientUserId),
      ),
    );
  return new Map(
    rows.map(({ requestId, amountCents, step }) => [
      requestId,
      { amountCents: Number(amountCents), step },
    ]),
  );
};

/**
 * The estimated commissions of a user's requests: those of open requests, and those whose outcome waits for
 * confirmation. Null when no rate applies to any of them.
 */
export const estimatedTotals = async (
  db: Database,
  recipientUserId: string,
): Promise<RequestTotals['estimated']> => {
  const isEstimated = sql`${commissions.status} = 'estimated'`;
  const hasOutcome = sql`coalesce(${requests.outcome}, 'open') <> 'open'`;
  const countWhere = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: countWhere(sql`${isEstimated} and not ${hasOutcome}`),
      unconfirmed: countWhere(sql`${isEstimated} and ${hasOutcome}`),
      amountCents:
        sql<number>`coalesce(sum(${commissions.amountCents}) filter (where ${isEstimated}), 0)`.mapWith(
          Number,
        ),
    })
    .from(commissions)
    .innerJoin(requests, eq(requests.id, commissions.requestId))
    .where(eq(commissions.recipientUserId, recipientUserId));
  if (row === undefined || row.all === 0) return null;
  const { amountCents, open, unconfirmed } = row;
  return { amountCents, open, unconfirmed };
};
