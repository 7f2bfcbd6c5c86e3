import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { verificationDueAt } from '@valia/domain/accounts/adviser-verification.ts';
import type {
  AdministratedUser,
  UserVerification,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { noPlace } from '../lists/keyset.ts';
import type { ListShape } from '../lists/prepared-list-read.ts';

/** The query of users as administrators see them, without any condition. */
export const selectAdministratedUsers = (builder: QueryBuilder, place: ListShape['place']) =>
  builder
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
      verificationStatus: userVerificationStatus.verificationStatus,
      requestedAt: userVerificationStatus.requestedAt,
      decidedAt: userVerificationStatus.decidedAt,
      createdAt: users.createdAt,
      lastAccessAt: users.lastAccessAt,
      ...place,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
    .leftJoin(userVerificationStatus, eq(userVerificationStatus.userId, users.id));

type UserRow = InferSelectModel<typeof users>;
type VerificationRow = InferSelectModel<typeof userVerificationStatus>;

interface AdministratedUserRow
  extends
    Pick<AdministratedUser, 'userId' | 'email' | 'firstName' | 'lastName' | 'company'>,
    Pick<UserRow, 'status' | 'emailConfirmedAt' | 'createdAt' | 'lastAccessAt'> {
  role: AdministratedUser['role'] | null;
  globalAdminId: string | null;
  secondFactor: boolean | null;
  verificationStatus: VerificationRow['verificationStatus'] | null;
  requestedAt: VerificationRow['requestedAt'] | null;
  decidedAt: VerificationRow['decidedAt'];
}

/** The firm verifies only advisers; the verification row of any other user has no meaning. */
const verificationOf = ({
  role,
  verificationStatus: status,
  requestedAt,
  decidedAt,
}: AdministratedUserRow): UserVerification | null => {
  if (role !== 'advisor' || status === null || requestedAt === null) return null;
  const dueAt = status === 'pending' ? verificationDueAt(requestedAt).toISOString() : null;
  return { status, dueAt, decidedAt: decidedAt?.toISOString() ?? null };
};

export const toAdministratedUser = (row: AdministratedUserRow): AdministratedUser => ({
  userId: row.userId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.company,
  role: row.role ?? 'user',
  globalAdmin: row.globalAdminId !== null,
  status: row.status,
  emailConfirmed: row.emailConfirmedAt !== null,
  secondFactor: row.secondFactor === true,
  verification: verificationOf(row),
  createdAt: row.createdAt.toISOString(),
  lastAccessAt: row.lastAccessAt.toISOString(),
});

const userQuery = preparedRead((builder) =>
  selectAdministratedUsers(builder, noPlace).where(eq(users.id, sql.placeholder('userId'))),
);

export const getAdministratedUser = async (
  db: Database,
  userId: string,
): Promise<AdministratedUser> => {
  const [row] = await userQuery(db, { userId });
  if (row === undefined) throw new AppError('not-found');
  return toAdministratedUser(row);
};
