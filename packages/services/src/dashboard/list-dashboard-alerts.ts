import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { alertTimes } from '@valia/domain/dashboard/alert-times.ts';
import type { AlertedRequest, DashboardAlerts } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { asc, eq, type SQL } from 'drizzle-orm';
import { fullName } from '../accounts/names-of-people.ts';
import type { Actor } from '../service-context.ts';
import { alertMoments, isAboutToExpire, isIdleDraft, isWaitingForMe } from './count-waiting.ts';

const mostShown = 10;
const requests = advisorCollaborationRequests;

const requestsQuery = (
  where: SQL,
  other: (typeof requests)['targetAdvisorId'] | (typeof requests)['requesterUserId'],
) =>
  preparedRead((builder) =>
    builder
      .select({
        id: requests.id,
        companyName: requests.companyName,
        otherId: other,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        createdAt: requests.createdAt,
      })
      .from(requests)
      .leftJoin(userProfiles, eq(userProfiles.userId, other))
      .where(where)
      .orderBy(asc(requests.createdAt), asc(requests.id))
      .limit(mostShown),
  );
const receivedQuery = requestsQuery(isWaitingForMe, requests.requesterUserId);
const expiringQuery = requestsQuery(isAboutToExpire, requests.targetAdvisorId);

const idleDraftsQuery = preparedRead((builder) =>
  builder
    .select({
      id: valuations.id,
      companyName: valuations.companyName,
      updatedAt: valuations.updatedAt,
    })
    .from(valuations)
    .where(isIdleDraft)
    .orderBy(asc(valuations.updatedAt), asc(valuations.id))
    .limit(mostShown),
);

interface RequestRow {
  id: string;
  companyName: string;
  otherId: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
}

const toRequest = ({
  id,
  companyName,
  otherId,
  createdAt,
  ...name
}: RequestRow): AlertedRequest => ({
  id,
  companyName,
  person: otherId === null ? null : fullName(name),
  sentAt: createdAt.toISOString(),
  expiresAt: new Date(createdAt.getTime() + alertTimes.lifeMs).toISOString(),
});

/** What waits for a person, the first of each kind. */
export const listDashboardAlerts = async (
  db: Database,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DashboardAlerts> => {
  const asked = { userId: actor.userId, ...alertMoments(now) };
  const [received, expiring, idle] = await Promise.all([
    receivedQuery(db, asked),
    expiringQuery(db, asked),
    idleDraftsQuery(db, asked),
  ]);
  return {
    received: received.map(toRequest),
    expiring: expiring.map(toRequest),
    idleDrafts: idle.map(({ id, companyName, updatedAt }) => ({
      id,
      companyName,
      changedAt: updatedAt.toISOString(),
    })),
    emailUnverified: !actor.emailConfirmed,
    secondFactorMissing: !actor.secondFactor,
  };
};
