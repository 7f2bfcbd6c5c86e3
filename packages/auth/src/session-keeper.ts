import type { Database } from '@valia/db/client.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { lifetimeOf, type SessionAccount } from './session-account.ts';
import { createSessionAdapter, type SessionAttributes } from './session-adapter.ts';
import { absoluteEnd, recordedUse, sessionEnd, sessionLifetimes } from './session-lifetime.ts';
import { createSessionToken, hashSessionToken } from './session-token.ts';

export interface LiveSession {
  /** The hash of the token: fit for logs and audit rows. */
  id: string;
  account: SessionAccount;
  /** When it ends unless it is used before. */
  endsAt: Date;
}

export interface NewSession extends Omit<LiveSession, 'account'> {
  /** For the cookie alone. */
  token: string;
  /** The end no use can postpone: the cookie's own expiry. */
  cookieExpiresAt: Date;
}

/** Whose session it is: what its end hangs on. */
type SessionOwner = Pick<SessionAccount, 'userId' | 'role' | 'globalAdmin'>;

/** Where a session is used, as its person recognises it. */
export interface SessionPlace {
  device: string | null;
  address: string | null;
}

export interface SessionKeeper {
  create(account: SessionOwner, place?: SessionPlace): Promise<NewSession>;
  /**
   * The live session of a token; null for an unknown, ended or locked one. Its use is written down and lengthens it,
   * but for a call that no person made.
   */
  validate(token: string, call?: { isUnattended: boolean }): Promise<LiveSession | null>;
  end(sessionId: string): Promise<void>;
  /** Ends every session of a person; with `but`, all others. */
  endAll(userId: string, but?: string): Promise<void>;
}

const nowhere: SessionPlace = { device: null, address: null };

// lucia renews what is past half of this span: longer than every idle time, so that it asks at each use.
const renewSpan = new TimeSpan(sessionLifetimes.user.maximumMs, 'ms');

const updateSessionExpiration = (): Promise<void> => Promise.resolve();

/** The one way to sessions, for one moment in time: `db` may be a transaction, `now` is the caller's clock. */
export const createSessionKeeper = (db: Database, now: Date): SessionKeeper => {
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
