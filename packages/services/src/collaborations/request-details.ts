import type { Database } from '@valia/db/client.ts';
import { collaborationEvents } from '@valia/db/schema/network/collaboration-events.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import type { RequestDetails, RequestEvent } from '@valia/domain/collaborations/request-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { desc, eq } from 'drizzle-orm';
import { commissionsOfRequests } from '../commissions/commissions-of-requests.ts';
import type { Actor } from '../context/service-context.ts';
import { linkedValuation } from './versions/linked-valuation.ts';
import { counterpartColumns, toRequestItem } from './request-items.ts';
import type { RequestOfSide } from '../requests/requests.ts';

const mostEvents = 100;

const eventsOf = async (
  db: Database,
  requestId: string,
  userId: string,
): Promise<RequestEvent[]> => {
  const rows = await db
    .select({
      id: collaborationEvents.id,
      kind: collaborationEvents.kind,
      actorUserId: collaborationEvents.actorUserId,
      number: collaborationEvents.number,
      detail: collaborationEvents.detail,
      createdAt: collaborationEvents.createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(collaborationEvents)
    .leftJoin(userProfiles, eq(userProfiles.userId, collaborationEvents.actorUserId))
    .where(eq(collaborationEvents.requestId, requestId))
    .orderBy(desc(collaborationEvents.createdAt), desc(collaborationEvents.id))
    .limit(mostEvents);
  return rows.map(({ id, kind, actorUserId, number, detail, createdAt, ...person }) => ({
    id,
    kind,
    at: createdAt.toISOString(),
    byName: actorUserId === null ? null : fullName(person),
    isMine: actorUserId === userId,
    number,
    detail,
  }));
};

/** A loaded request in full, limited to what the caller may see. */
export const requestDetails = async (
  db: Database,
  held: RequestOfSide,
  actor: Actor,
): Promise<RequestDetails> => {
  const { request, side } = held;
  const isSent = side === 'sender';
  const otherId = isSent ? request.targetAdvisorId : request.requesterUserId;
  const [person] =
    otherId === null
      ? []
      : await db
          .select(counterpartColumns)
          .from(userProfiles)
          .where(eq(userProfiles.userId, otherId));
  const earned = isSent
    ? await commissionsOfRequests(db, { requestIds: [request.id], recipientUserId: actor.userId })
    : null;
  return {
    request: toRequestItem(request, { isSent, person, commission: earned?.get(request.id) }),
    side,
    message: request.message,
    sector: request.sector,
    province: request.province,
    expectedValueCents: request.expectedValueCents,
    reason: request.reason,
    outcomeSetAt: request.outcomeSetAt?.toISOString() ?? null,
    valuation: await linkedValuation(db, held),
    events: await eventsOf(db, request.id, actor.userId),
  };
};
