import { trpc } from '../../lib/trpc.ts';

/** The queries that a change to the account's security affects. */
export const useSecurityQueries = () => {
  const { session, secondFactor, sessions, account } = trpc.useUtils().auth;
  return [session, secondFactor.get, sessions.list, account.history] as const;
};
