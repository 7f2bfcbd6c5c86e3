import type { Database } from '@valia/db/client.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, DatabaseSession, Lucia } from 'lucia';
import { findSession, type StoredSession } from './find-session.ts';
import { lifetimeOf, type SessionAccount } from './session-account.ts';
import { recordedUse, sessionEnd } from './session-lifetime.ts';

export interface SessionAttributes {
  createdAt: Date;
  lastUsedAt: Date;
  endsAt: Date;
  device: string | null;
  address: string | null;
}

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: SessionAccount;
    Lucia: Lucia<SessionAttributes, SessionAccount>;
  }
}

/**
 * The stored end may be later than the user's current rights allow, because the user may have become an administrator
 * since.
 */
const endOf = (stored: StoredSession): Date =>
  new Date(
    Math.min(stored.expiresAt.getTime(), sessionEnd(stored, lifetimeOf(stored.account)).getTime()),
  );

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('Sessions are only read and ended one by one.'));

/**
 * The storage of lucia. Ids are hashes of tokens; session ends follow our own rules at the caller's `now`. lucia
 * compares with the system clock, so each end is converted to that clock.
 */
export const createSessionAdapter = (db: Database, now: Date): Adapter => {
  const onSystemClock = (date: Date): Date => new Date(Date.now() + date.getTime() - now.getTime());
  let found: StoredSession | null = null;
  return {
    async getSessionAndUser(id) {
      found = await findSession(db, id);
      if (found === null) return [null, null];
      const { account, createdAt, lastUsedAt, device, address } = found;
      const endsAt = endOf(found);
      const session: DatabaseSession = {
        id,
        userId: account.userId,
        expiresAt: onSystemClock(endsAt),
        attributes: { createdAt, lastUsedAt, endsAt, device, address },
      };
      return [session, { id: account.userId, attributes: account }];
    },
    async setSession({ id, userId, attributes: { endsAt, ...kept } }) {
      await db.insert(sessions).values({ id, userId, ...kept, expiresAt: endsAt });
    },
    /** lucia calls this at each use; one write per touch interval is enough. */
    async updateSessionExpiration(id) {
      if (found === null) return;
      const lifetime = lifetimeOf(found.account);
      const lastUsedAt = recordedUse(found, now, lifetime);
      if (lastUsedAt <= found.lastUsedAt) return;
      const expiresAt = sessionEnd({ createdAt: found.createdAt, lastUsedAt }, lifetime);
      await db
        .update(sessions)
        .set({ lastUsedAt, expiresAt })
        .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, lastUsedAt)));
    },
    async deleteSession(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    deleteUserSessions: notOffered,
    deleteExpiredSessions: notOffered,
    getUserSessions: notOffered,
  };
};
