import { trpc } from '../../lib/trpc.ts';

/** Reads again what a change to the account's security shows in. */
export const useRefreshSecurity = (): (() => Promise<void>) => {
  const { auth } = trpc.useUtils();
  return async () => {
    await Promise.all([
      auth.session.invalidate(),
      auth.secondFactor.get.invalidate(),
      auth.sessions.list.invalidate(),
      auth.account.history.invalidate(),
    ]);
  };
};
