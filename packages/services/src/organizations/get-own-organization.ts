import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  maxMembers,
  type OrganizationMember,
  type OwnOrganization,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { desc, eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** All members of an organization, the owner first, then in the order in which they joined. */
export const listMembers = async (
  db: Database,
  organizationId: string,
): Promise<OrganizationMember[]> => {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      role: organizationMembers.role,
      createdAt: organizationMembers.createdAt,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(desc(organizationMembers.role), organizationMembers.createdAt, organizationMembers.id)
    .limit(maxMembers);
  return rows.map(({ userId, email, role, createdAt, ...person }) => ({
    userId,
    name: fullName(person),
    email,
    role,
    joinedAt: createdAt.toISOString(),
  }));
};

/** The organization that a user currently belongs to, as its members see it. */
export const findOwnOrganization = async (
  db: Database,
  userId: string,
): Promise<OwnOrganization> => {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      taxId: organizations.companyId,
      email: organizations.email,
      phone: organizations.phone,
      role: organizationMembers.role,
      disabledReason: organizations.disabledReason,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId));
  return row === undefined ? null : { ...row, members: await listMembers(db, row.id) };
};

export const getOwnOrganization = read({
  right: 'belong-to-organization',
  ...withoutInput,
  output: ownOrganizationSchema,
  run: ({ ctx, actor: { userId } }) => findOwnOrganization(ctx.db, userId),
});
