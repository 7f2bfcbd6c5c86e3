import type { Database } from '@valia/db/client.ts';
import { byRoleText } from '@valia/db/schema/roles.ts';
import { sessions } from '@valia/db/schema/sessions.ts';
import { eq, sql } from 'drizzle-orm';
import { accountRows, toStoredAccount } from './find-account.ts';
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

const prepareFindSession = (db: Database) => {
  const accounts = accountRows(db);
  return db
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .orderBy(byRoleText(accounts.role))
    .limit(1)
    .prepare('find_session');
};

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
  if (row === undefined || row.account.status !== 'active') return null;
  return { ...row.sessions, account: toStoredAccount(row.account).account };
};
