import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { orderByRoleText, globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { eq, sql } from 'drizzle-orm';
import { accountColumns, toStoredAccount } from './find-account.ts';
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

/** Runs at every call, so it includes everything that a call may need to know about its user. */
const sessionQuery = preparedRead((builder) =>
  builder
    .select({
      ...accountColumns,
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      device: sessions.device,
      address: sessions.address,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .orderBy(orderByRoleText(userRoles.role))
    .limit(1),
);

/**
 * The stored session with its account, or null; null also when the account is not active. Does not check whether the
 * session has ended.
 */
export const findSession = async (db: Database, id: string): Promise<StoredSession | null> => {
  const [row] = await sessionQuery(db, { id });
  if (row === undefined || row.status !== 'active') return null;
  return {
    id: row.id,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastUsedAt,
    device: row.device,
    address: row.address,
    account: toStoredAccount(row).account,
  };
};
