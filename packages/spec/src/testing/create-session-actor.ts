import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { Actor } from '@valia/services/context/service-context.ts';
import { resolveActor } from '@valia/services/sessions/resolve-actor.ts';

/** Who a call with a fresh session of this person's comes from, as the server finds out. */
export const createSessionActor = async (
  db: Database,
  adviser: TestAdviser,
): Promise<Actor | null> => {
  const now = new Date();
  const { token } = await createSessionKeeper(db, now).create(adviser);
  return resolveActor({ db, now, token });
};
