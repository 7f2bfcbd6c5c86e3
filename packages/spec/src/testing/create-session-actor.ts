import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { Actor } from '@valia/services/context/service-context.ts';
import { resolveActor } from '@valia/services/sessions/resolve-actor.ts';

/** The actor of a call with a new session of this user, as resolved by the server. */
export const createSessionActor = async (
  db: Database,
  adviser: TestAdviser,
): Promise<Actor | null> => {
  const now = new Date();
  const { token } = await createSessionRegistry(db, now).create(adviser);
  return resolveActor({ db, now, token });
};
