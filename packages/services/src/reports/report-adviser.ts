import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { ReportAdviser } from '@valia/domain/reports/valuation-report-input.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * The adviser who signs a report: the user, their current organization, and the contact details of the organization.
 */
export const loadReportAdviser = async (db: Database, userId: string): Promise<ReportAdviser> => {
  const [row] = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      company: userProfiles.company,
      organizationName: organizations.name,
      brandName: organizations.brandName,
      brandEmail: organizations.brandEmail,
      brandPhone: organizations.brandPhone,
      email: users.email,
      phone: userProfiles.phone,
      city: userProfiles.city,
      body: userProfiles.professionalBody,
      membership: userProfiles.membershipNumber,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(
      organizations,
      and(
        eq(organizations.id, organizationMembers.organizationId),
        isNull(organizations.disabledAt),
      ),
    )
    .where(eq(users.id, userId));
  if (!row) throw new AppError('not-found');
  return {
    name: fullName(row),
    organizationName: row.brandName ?? row.organizationName ?? row.company,
    email: row.brandEmail ?? row.email,
    phone: row.brandPhone ?? row.phone,
    city: row.city,
    ...(row.body !== null && { body: row.body }),
    ...(row.membership !== null && { membership: row.membership }),
  };
};
