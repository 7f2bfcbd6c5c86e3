import type { SessionAccount } from '@valia/auth/session-account.ts';
import type { Database } from '@valia/db/client.ts';
import { byRoleText, globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { userMfaFactors } from '@valia/db/schema/user-mfa-factors.ts';
import { users } from '@valia/db/schema/users.ts';
import { eq, type SQL } from 'drizzle-orm';

export interface StoredAccount {
  account: SessionAccount;
  passwordHash: string;
  status: 'active' | 'locked' | 'erased';
}

const findAccount = async (db: Database, condition: SQL): Promise<StoredAccount | null> => {
  const [row] = await db
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
    .where(condition)
    .orderBy(byRoleText)
    .limit(1);
  if (row === undefined) return null;
  return {
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
  };
};

export const findSessionAccountByEmail = (db: Database, email: string) =>
  findAccount(db, eq(users.email, email));

export const findSessionAccountById = (db: Database, userId: string) =>
  findAccount(db, eq(users.id, userId));
