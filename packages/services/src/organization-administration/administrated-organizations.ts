import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { AdministratedOrganization } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { noPlace } from '../lists/keyset.ts';
import type { ListShape } from '../lists/prepared-list-read.ts';

/** The query of organizations with their owner, as administrators see them, without any condition. */
export const selectAdministratedOrganizations = (
  builder: QueryBuilder,
  place: ListShape['place'],
) =>
  builder
    .select({
      organizationId: organizations.id,
      name: organizations.name,
      taxId: organizations.companyId,
      email: organizations.email,
      phone: organizations.phone,
      archivedAt: organizations.archivedAt,
      disabledAt: organizations.disabledAt,
      disabledReason: organizations.disabledReason,
      ownerId: users.id,
      ownerEmail: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      members: sql<number>`(select count(*) from organization_members m
        where m.organization_id = ${organizations.id})`.mapWith(Number),
      createdAt: organizations.createdAt,
      ...place,
    })
    .from(organizations)
    .leftJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, organizations.id),
        eq(organizationMembers.role, 'owner'),
      ),
    )
    .leftJoin(users, eq(users.id, organizationMembers.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id));

type OrganizationRow = typeof organizations.$inferSelect;

interface AdministratedOrganizationRow
  extends
    Pick<AdministratedOrganization, 'organizationId' | 'name' | 'taxId' | 'email' | 'phone'>,
    Pick<OrganizationRow, 'archivedAt' | 'disabledAt' | 'disabledReason' | 'createdAt'> {
  ownerId: string | null;
  ownerEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  members: number;
}

export const toAdministratedOrganization = ({
  archivedAt,
  disabledAt,
  ownerId,
  ownerEmail,
  firstName,
  lastName,
  createdAt,
  ...row
}: AdministratedOrganizationRow): AdministratedOrganization => ({
  organizationId: row.organizationId,
  name: row.name,
  taxId: row.taxId,
  email: row.email,
  phone: row.phone,
  status: archivedAt !== null ? 'archived' : disabledAt !== null ? 'disabled' : 'active',
  disabledReason: row.disabledReason,
  owner:
    ownerId === null || ownerEmail === null
      ? null
      : { userId: ownerId, name: fullName({ firstName, lastName }), email: ownerEmail },
  members: row.members,
  createdAt: createdAt.toISOString(),
});

const organizationQuery = preparedRead((builder) =>
  selectAdministratedOrganizations(builder, noPlace).where(
    eq(organizations.id, sql.placeholder('organizationId')),
  ),
);

export const getAdministratedOrganization = async (
  db: Database,
  organizationId: string,
): Promise<AdministratedOrganization> => {
  const [row] = await organizationQuery(db, { organizationId });
  if (row === undefined) throw new AppError('not-found');
  return toAdministratedOrganization(row);
};
