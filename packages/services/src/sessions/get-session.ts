import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { organizationMembers, organizations } from '@valia/db/schema/organizations.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { users } from '@valia/db/schema/users.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

/** What a browser may know of the session; null when signed out. */
export const getSession = async ({
  ctx,
}: {
  ctx: Pick<ServiceContext, 'db' | 'actor'>;
}): Promise<Session | null> => {
  const { actor, db } = ctx;
  if (actor === null) return null;
  const [names] = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      organizationName: organizations.name,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(users.id, actor.userId));
  return {
    userId: actor.userId,
    email: actor.email,
    emailConfirmed: actor.emailConfirmed,
    firstName: names?.firstName ?? null,
    lastName: names?.lastName ?? null,
    organizationName: names?.organizationName ?? null,
    role: actor.role,
    globalAdmin: actor.globalAdmin,
    secondFactor: actor.secondFactor,
    expiresAt: actor.sessionEndsAt.toISOString(),
  };
};
