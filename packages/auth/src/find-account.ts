import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { orderByRoleText, globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { eq, sql } from 'drizzle-orm';
import type { SessionAccount } from './session-account.ts';

/** The data of an account that sign-in and sessions depend on. */
export interface StoredAccount {
  account: SessionAccount;
  passwordHash: string;
  status: 'active' | 'locked' | 'erased';
}

/** An account with its rights, its second factor and its names, for a query that joins all of these tables. */
export const accountColumns = {
  userId: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  status: users.status,
  emailConfirmedAt: users.emailConfirmedAt,
  role: userRoles.role,
  globalAdminId: globalAdmins.userId,
  secondFactor: userMfaFactors.isVerified,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  organizationName: organizations.name,
} as const;

interface AccountRow {
  userId: string;
  email: string;
  passwordHash: string;
  status: StoredAccount['status'];
  emailConfirmedAt: Date | null;
  role: Role | null;
  globalAdminId: string | null;
  secondFactor: boolean | null;
  firstName: string | null;
  lastName: string | null;
  organizationName: string | null;
}

export const toStoredAccount = (row: AccountRow): StoredAccount => ({
  passwordHash: row.passwordHash,
  status: row.status,
  account: {
    userId: row.userId,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    role: row.role ?? 'user',
    globalAdmin: row.globalAdminId !== null,
    secondFactor: row.secondFactor === true,
    firstName: row.firstName,
    lastName: row.lastName,
    organizationName: row.organizationName,
  },
});

const accountBy = (column: typeof users.id | typeof users.email) =>
  preparedRead((builder) =>
    builder
      .select(accountColumns)
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
      .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
      .leftJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
      .where(eq(column, sql.placeholder('by')))
      .orderBy(orderByRoleText(userRoles.role))
      .limit(1),
  );

const [accountById, accountByEmail] = [accountBy(users.id), accountBy(users.email)];

/** The account with an email address, in lower case, or with a user id; null when there is none. */
export const findAccount = async (
  db: Database,
  by: { email: string } | { userId: string },
): Promise<StoredAccount | null> => {
  const [row] = await ('email' in by
    ? accountByEmail(db, { by: by.email })
    : accountById(db, { by: by.userId }));
  return row === undefined ? null : toStoredAccount(row);
};
