import type { Database } from '@valia/db/client.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import type { RequestCommission } from '@valia/domain/collaborations/request-schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** What requests earn the person who sent them, by request; nobody else sees it. */
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

/** What is estimated of a person's requests that are open; null while no rate is defined for any. */
export const estimatedOf = async (
  db: Database,
  recipientUserId: string,
): Promise<{ amountCents: number; count: number } | null> => {
  const isOpen = sql`${commissions.status} = 'estimated'`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      count: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      amountCents:
        sql<number>`coalesce(sum(${commissions.amountCents}) filter (where ${isOpen}), 0)`.mapWith(
          Number,
        ),
    })
    .from(commissions)
    .where(eq(commissions.recipientUserId, recipientUserId));
  if (row === undefined || row.all === 0) return null;
  return { amountCents: row.amountCents, count: row.count };
};
