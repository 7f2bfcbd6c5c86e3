import { createSessionRegistry, type LiveSession } from '@valia/auth/session-registry.ts';
import type { Database } from '@valia/db/client.ts';
import type { Actor } from '../context/service-context.ts';

export const toActor = ({ id, account, endsAt }: LiveSession): Actor => ({
  ...account,
  sessionId: id,
  sessionEndsAt: endsAt,
});

/**
 * The user of a session token, or null. A database failure throws; it never results in a lesser role. Nothing is
 * cached, so that a changed role applies from the next call on.
 */
export const resolveActor = async ({
  db,
  now,
  token,
  isUnattended = false,
}: {
  db: Database;
  now: Date;
  token: string | null;
  /** True for an automatic request without a user action; it does not extend the session. */
  isUnattended?: boolean;
}): Promise<Actor | null> => {
  if (token === null) return null;
  const session = await createSessionRegistry(db, now).validate(token, { isUnattended });
  return session === null ? null : toActor(session);
};
