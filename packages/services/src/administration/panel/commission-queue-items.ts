import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, lt, ne, or } from 'drizzle-orm';
import { maxItemsPerKind } from './max-items-per-kind.ts';

const dayMs = 86_400_000;
/** Days before its last day for payment from which an approved commission appears in the queue. */
const noticeDays = 7;

/**
 * Commissions that wait for approval, or that must be paid within days. Administrators cannot settle their own
 * commissions.
 */
export const isOpenCommissionFor = ({ userId, now }: { userId: string; now: Date }) =>
  and(
    ne(commissions.recipientUserId, userId),
    or(
      eq(commissions.status, 'earned'),
      and(
        eq(commissions.status, 'approved'),
        lt(commissions.dueAt, new Date(now.getTime() + noticeDays * dayMs)),
      ),
    ),
  );

/** Commissions that wait for the firm's decision or payment. A commission past its last day has more weight. */
export const commissionQueueItems = async (
  db: Database,
  reader: { userId: string; now: Date },
): Promise<QueueItem[]> => {
  const rows = await db
    .select({
      id: commissions.id,
      version: commissions.version,
      status: commissions.status,
      statusSince: commissions.statusSince,
      amountCents: commissions.amountCents,
      dueAt: commissions.dueAt,
      companyName: requests.companyName,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(commissions)
    .innerJoin(requests, eq(requests.id, commissions.requestId))
    .innerJoin(users, eq(users.id, commissions.recipientUserId))
    .leftJoin(userProfiles, eq(userProfiles.userId, commissions.recipientUserId))
    .where(isOpenCommissionFor(reader))
    .orderBy(asc(commissions.statusSince))
    .limit(maxItemsPerKind);
  return rows.map(
    ({ id, version, status, statusSince, amountCents, dueAt, companyName, ...to }) => ({
      id,
      version,
      companyName,
      kind: 'commission',
      weight: dueAt !== null && dueAt < reader.now ? 'high' : 'normal',
      since: statusSince.toISOString(),
      status: status === 'approved' ? 'approved' : 'earned',
      recipientName: nameOrEmail(to),
      amountCents: Number(amountCents),
      dueAt: dueAt?.toISOString() ?? null,
    }),
  );
};
