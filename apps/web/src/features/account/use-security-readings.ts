import { trpc } from '../../lib/trpc.ts';

/** What a change to the account's security shows in. */
export const useSecurityReadings = () => {
  const { session, secondFactor, sessions, account } = trpc.useUtils().auth;
  return [session, secondFactor.get, sessions.list, account.history] as const;
};
