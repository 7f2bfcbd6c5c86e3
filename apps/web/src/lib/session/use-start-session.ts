import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { publishSession } from './session-store.ts';
import { trpc } from '../trpc.ts';

/** Makes a session that the server has just opened known to this tab and the others. */
export const useStartSession = (): ((session: Session) => Promise<void>) => {
  const sessionQuery = trpc.useUtils().auth.session;
  return async (session) => {
    // An answer still on its way says that nobody is signed in.
    await sessionQuery.cancel();
    sessionQuery.setData(undefined, session);
    publishSession(session);
  };
};
