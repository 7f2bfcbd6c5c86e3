import type { Database } from '@valia/db/client.ts';
import { byRoleText, globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { userMfaFactors } from '@valia/db/schema/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/sessions.ts';
import { users } from '@valia/db/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import type { SessionAccount } from './session-account.ts';

export interface StoredSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  device: string | null;
  address: string | null;
  account: SessionAccount;
}

const prepareFindSession = (db: Database) =>
  db
    .select({
      session: sessions,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      status: users.status,
      role: userRoles.role,
      globalAdminId: globalAdmins.userId,
      secondFactor: userMfaFactors.isVerified,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
    .where(eq(sessions.id, sql.placeholder('id')))
    .orderBy(byRoleText)
    .limit(1)
    .prepare('find_session');

// Asked by every call: planned once per connection instead of each time.
const statements = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

const statementOf = (db: Database) => {
  const known = statements.get(db);
  if (known !== undefined) return known;
  const prepared = prepareFindSession(db);
  statements.set(db, prepared);
  return prepared;
};

/** The stored session with its account, or null; an account that is not active has none. Its times are not checked. */
export const findSession = async (db: Database, id: string): Promise<StoredSession | null> => {
  const [row] = await statementOf(db).execute({ id });
  if (row === undefined || row.status !== 'active') return null;
  return {
    ...row.session,
    account: {
      userId: row.session.userId,
      email: row.email,
      emailConfirmed: row.emailConfirmedAt !== null,
      role: row.role ?? 'user',
      globalAdmin: row.globalAdminId !== null,
      secondFactor: row.secondFactor === true,
    },
  };
};
