import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import { firmAnswerDueAt } from '@valia/domain/collaborations/request-status.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { maxItemsPerKind } from './max-items-per-kind.ts';

/** An administrator cannot answer a request that they sent to the firm themselves. */
export const isOpenRequestFor = (userId: string) =>
  and(
    isNull(requests.targetAdvisorId),
    eq(requests.status, 'pending'),
    ne(requests.requesterUserId, userId),
  );

/** Requests to the firm, the oldest first. A request past the promised time has more weight. */
export const requestQueueItems = async (
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<QueueItem[]> => {
  const rows = await db
    .select({
      id: requests.id,
      version: requests.version,
      companyName: requests.companyName,
      requestType: requests.type,
      expectedValueCents: requests.expectedValueCents,
      message: requests.message,
      createdAt: requests.createdAt,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.requesterUserId))
    .leftJoin(userProfiles, eq(userProfiles.userId, requests.requesterUserId))
    .where(isOpenRequestFor(userId))
    .orderBy(asc(requests.createdAt))
    .limit(maxItemsPerKind);
  return rows.map(({ email, firstName, lastName, createdAt, ...request }) => {
    const dueAt = firmAnswerDueAt(createdAt);
    return {
      ...request,
      kind: 'request',
      weight: dueAt < now ? 'high' : 'normal',
      since: createdAt.toISOString(),
      senderName: nameOrEmail({ firstName, lastName, email }),
      dueAt: dueAt.toISOString(),
    };
  });
};
