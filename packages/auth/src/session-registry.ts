import type { Database } from '@valia/db/client.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { lifetimeOf, type SessionAccount } from './session-account.ts';
import { createSessionAdapter, type SessionAttributes } from './session-adapter.ts';
import { absoluteEnd, recordedUse, sessionEnd, sessionLifetimes } from './session-lifetime.ts';
import { createSessionToken, hashSessionToken } from './session-token.ts';

export interface LiveSession {
  /** The hash of the token, which is safe to write to logs and audit rows. */
  id: string;
  account: SessionAccount;
  /** When the session ends if it is not used before. */
  endsAt: Date;
}

export interface NewSession extends Omit<LiveSession, 'account'> {
  /** The token of the session, only for the cookie. */
  token: string;
  /** The latest end that no use can extend: the cookie's own expiry. */
  cookieExpiresAt: Date;
}

/** The user of the session, whose rights determine when it ends. */
type SessionOwner = Pick<SessionAccount, 'userId' | 'role' | 'globalAdmin'>;

/** The place where a session is used, as its user recognises it. */
export interface SessionLocation {
  device: string | null;
  address: string | null;
}

export interface SessionRegistry {
  create(account: SessionOwner, place?: SessionLocation): Promise<NewSession>;
  /**
   * The live session of a token; null when the session is unknown or ended or the account is locked. The use is
   * recorded and extends the session, unless the call is unattended.
   */
  validate(token: string, call?: { isUnattended: boolean }): Promise<LiveSession | null>;
  end(sessionId: string): Promise<void>;
  /** Ends every session of a user, except the session `but` when it is given. */
  endAll(userId: string, but?: string): Promise<void>;
}

const nowhere: SessionLocation = { device: null, address: null };

// lucia renews a session past half of this span. The span is longer than every idle time, so that lucia
// renews at each use.
const renewSpan = new TimeSpan(sessionLifetimes.user.maximumMs, 'ms');

const updateSessionExpiration = (): Promise<void> => Promise.resolve();

/** The only access to sessions, for one moment in time: `db` may be a transaction, `now` is the caller's clock. */
export const createSessionRegistry = (db: Database, now: Date): SessionRegistry => {
  const options = {
    sessionExpiresIn: renewSpan,
    getSessionAttributes: (attributes: SessionAttributes) => attributes,
    getUserAttributes: (attributes: SessionAccount) => attributes,
  };
  const lucia = new Lucia(createSessionAdapter(db, now), options);
  return {
    async create(account, place = nowhere) {
      const token = createSessionToken();
      const id = hashSessionToken(token);
      const lifetime = lifetimeOf(account);
      const times = { createdAt: now, lastUsedAt: now };
      const endsAt = sessionEnd(times, lifetime);
      await lucia.createSession(account.userId, { ...times, ...place, endsAt }, { sessionId: id });
      return { id, token, endsAt, cookieExpiresAt: absoluteEnd(times, lifetime) };
    },
    async validate(token, { isUnattended } = { isUnattended: false }) {
      const reader = isUnattended
        ? new Lucia({ ...createSessionAdapter(db, now), updateSessionExpiration }, options)
        : lucia;
      const { session, user } = await reader.validateSession(hashSessionToken(token));
      if (session === null) return null;
      const { id: _id, ...account } = user;
      const lifetime = lifetimeOf(account);
      const lastUsedAt = isUnattended ? session.lastUsedAt : recordedUse(session, now, lifetime);
      return {
        id: session.id,
        account,
        endsAt: sessionEnd({ createdAt: session.createdAt, lastUsedAt }, lifetime),
      };
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    async endAll(userId, but) {
      const others = but === undefined ? undefined : ne(sessions.id, but);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
  };
};
