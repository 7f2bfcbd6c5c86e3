import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, lt, ne, or } from 'drizzle-orm';
import { mostOfAKind } from './most-of-a-kind.ts';

const dayMs = 86_400_000;
/** An approved commission asks to be paid so long before its last day. */
const noticeDays = 7;

/** To be approved, or to be paid within days. Nobody settles their own. */
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

/** What the firm owes a decision or a payment; past its last day it weighs more. */
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
    .limit(mostOfAKind);
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
