import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { userMfaFactors } from '@valia/db/schema/user-mfa-factors.ts';
import { users } from '@valia/db/schema/users.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq, sql } from 'drizzle-orm';

/** The instant with its microseconds, which a Date would cut off. */
export const createdAtText = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** People as administrators see them, still without a condition. */
export const selectAdministratedUsers = (db: Database) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      company: userProfiles.company,
      role: userRoles.role,
      globalAdminId: globalAdmins.userId,
      status: users.status,
      emailConfirmedAt: users.emailConfirmedAt,
      secondFactor: userMfaFactors.isVerified,
      createdAt: users.createdAt,
      createdAtText,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id));

export type AdministratedUserRow = Awaited<ReturnType<typeof selectAdministratedUsers>>[number];

export const toAdministratedUser = ({
  globalAdminId,
  emailConfirmedAt,
  createdAtText: _text,
  ...row
}: AdministratedUserRow): AdministratedUser => ({
  ...row,
  role: row.role ?? 'user',
  globalAdmin: globalAdminId !== null,
  emailConfirmed: emailConfirmedAt !== null,
  secondFactor: row.secondFactor === true,
  createdAt: row.createdAt.toISOString(),
});

export const getAdministratedUser = async (
  db: Database,
  userId: string,
): Promise<AdministratedUser> => {
  const [row] = await selectAdministratedUsers(db).where(eq(users.id, userId));
  if (row === undefined) throw new AppError('not-found');
  return toAdministratedUser(row);
};
