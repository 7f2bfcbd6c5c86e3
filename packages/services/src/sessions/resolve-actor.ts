import { createSessionKeeper, type LiveSession } from '@valia/auth/session-keeper.ts';
import type { Database } from '@valia/db/client.ts';
import type { Actor } from '../context/service-context.ts';

export const toActor = ({ id, account, endsAt }: LiveSession): Actor => ({
  ...account,
  sessionId: id,
  sessionEndsAt: endsAt,
});

/**
 * The person behind a session token, or null. A database that fails makes it fail, and never answers a lesser role;
 * nothing is cached, so that a changed role acts on the next call.
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
  /** Nobody pressed anything for it: it does not keep a session from ending. */
  isUnattended?: boolean;
}): Promise<Actor | null> => {
  if (token === null) return null;
  const session = await createSessionKeeper(db, now).validate(token, { isUnattended });
  return session === null ? null : toActor(session);
};
