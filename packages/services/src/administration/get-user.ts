import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sellBusinessLeads as leads } from '@valia/db/schema/network/sell-business-leads.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  getUserInput,
  type UserDetails,
  userDetailsSchema,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { read } from '../verbs/verb.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { listUserHistory } from './list-user-history.ts';

const mostSessions = 20;

const findOrganization = async (db: Database, userId: string) => {
  const [row] = await db
    .select({ name: organizations.name, role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId));
  return row ?? null;
};

const openSessions = async (db: Database, { userId, now }: { userId: string; now: Date }) => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
    .limit(mostSessions);
  return rows.map(({ id, device, address, lastUsedAt }) => ({
    id,
    device,
    address,
    lastUsedAt: lastUsedAt.toISOString(),
  }));
};

const findDecision = async (db: Database, userId: string) => {
  const [row] = await db
    .select({ decidedBy: userVerificationStatus.decidedBy, reason: userVerificationStatus.reason })
    .from(userVerificationStatus)
    .where(eq(userVerificationStatus.userId, userId));
  const decidedBy = row?.decidedBy ?? null;
  const names = await namesOfPeople(db, decidedBy === null ? [] : [decidedBy]);
  return {
    verifiedByName: decidedBy === null ? null : (names.get(decidedBy) ?? null),
    verificationReason: row?.reason ?? null,
  };
};

const factorSince = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ verifiedAt: userMfaFactors.verifiedAt })
    .from(userMfaFactors)
    .where(and(eq(userMfaFactors.userId, userId), eq(userMfaFactors.isVerified, true)));
  return row?.verifiedAt?.toISOString() ?? null;
};

const workOf = async (db: Database, userId: string): Promise<UserDetails['work']> => ({
  valuations: await db.$count(valuations, eq(valuations.ownerId, userId)),
  leads: await db.$count(leads, eq(leads.advisorUserId, userId)),
  commissions: await db.$count(commissions, eq(commissions.recipientUserId, userId)),
});

/** One user, with the data that an administrator needs, but never the content of the user's valuations. */
export const getUser = read({
  right: 'enter-administration',
  input: getUserInput,
  output: userDetailsSchema,
  touches: { object: 'user', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ userId: id }),
  run: async ({ ctx, input: { userId } }) => {
    const { db, now } = ctx;
    const user = await getAdministratedUser(db, userId);
    if (user.status === 'erased') throw new AppError('not-found');
    return {
      user,
      organization: await findOrganization(db, userId),
      ...(await findDecision(db, userId)),
      secondFactorSince: await factorSince(db, userId),
      sessions: await openSessions(db, { userId, now }),
      work: await workOf(db, userId),
      history: await listUserHistory(db, userId),
    };
  },
});
