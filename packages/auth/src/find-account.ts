import type { Database } from '@valia/db/client.ts';
import { byRoleText, globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { userMfaFactors } from '@valia/db/schema/user-mfa-factors.ts';
import { users } from '@valia/db/schema/users.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import { eq } from 'drizzle-orm';
import type { SessionAccount } from './session-account.ts';

/** An account as far as signing in and sessions depend on it. */
export interface StoredAccount {
  account: SessionAccount;
  passwordHash: string;
  status: 'active' | 'locked' | 'erased';
}

interface AccountRow {
  userId: string;
  email: string;
  passwordHash: string;
  status: StoredAccount['status'];
  emailConfirmedAt: Date | null;
  role: Role | null;
  globalAdminId: string | null;
  secondFactor: boolean | null;
}

/** Every user with the rights and the second factor they have: for other queries to join. */
export const accountRows = (db: Database) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      status: users.status,
      emailConfirmedAt: users.emailConfirmedAt,
      role: userRoles.role,
      globalAdminId: globalAdmins.userId,
      secondFactor: userMfaFactors.isVerified,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
    .as('account');

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
  },
});

/** The account of an address, in lower case, or of a person's id; null when there is none. */
export const findAccount = async (
  db: Database,
  by: { email: string } | { userId: string },
): Promise<StoredAccount | null> => {
  const accounts = accountRows(db);
  const condition = 'email' in by ? eq(accounts.email, by.email) : eq(accounts.userId, by.userId);
  const [row] = await db
    .select()
    .from(accounts)
    .where(condition)
    .orderBy(byRoleText(accounts.role))
    .limit(1);
  return row === undefined ? null : toStoredAccount(row);
};
