import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { AlertedRequest, DashboardAlerts } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../context/service-context.ts';
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
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        createdAt: requests.createdAt,
        expiresAt: requests.expiresAt,
      })
      .from(requests)
      .leftJoin(userProfiles, eq(userProfiles.userId, other))
      .where(where)
      .orderBy(asc(requests.expiresAt), asc(requests.id))
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
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const toRequest = ({
  id,
  companyName,
  createdAt,
  expiresAt,
  ...name
}: RequestRow): AlertedRequest => ({
  id,
  companyName,
  person: fullName(name),
  sentAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** The items that wait for a user, the first of each kind. */
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
