import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  currentSession,
  followOtherTabs,
  publishSession,
  subscribeToSession,
} from '../../lib/session/session-store.ts';
import { forgetDraftOfOthers } from '../../lib/session/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { expireSession } from './expire-session.ts';
import { forgetDismissedBanner } from '../shell/dismissed-banner.ts';

const signedInUser = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.userId : null;
};

const currentDetails = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.details : null;
};

/** Keeps the session in step with the server and the other tabs, and one person's data from another's eyes. */
export const SessionSync = () => {
  const queryClient = useQueryClient();
  const { data } = trpc.auth.session.useQuery(undefined, {
    // An address verified or a session ended elsewhere is seen as soon as one looks here again.
    refetchOnWindowFocus: 'always',
    // Where a page that stood alone has signed in.
    initialData: () => currentDetails() ?? undefined,
    // Every answer is published, also one that says the same: another tab may have said otherwise since.
    structuralSharing: false,
  });

  const sessionQuery = trpc.useUtils().auth.session;

  useEffect(followOtherTabs, []);

  useEffect(() => {
    if (data === undefined) return;
    if (data !== null) publishSession(data);
    else if (currentSession().status !== 'signed-out') expireSession();
  }, [data]);

  useEffect(() => {
    let known = signedInUser();
    if (known !== null) forgetDraftOfOthers(known);
    return subscribeToSession(() => {
      const user = signedInUser();
      if (user === known) return;
      const left = known;
      known = user;
      forgetDismissedBanner();
      if (user !== null) forgetDraftOfOthers(user);
      if (left !== null) {
        queryClient.removeQueries({ predicate: (query) => !isSessionQuery(query.queryKey) });
      }
      // Another tab signed in: the server is asked for what the snapshot does not hold.
      if (user !== null && currentDetails() === null) void sessionQuery.invalidate();
    });
  }, [queryClient, sessionQuery]);

  return null;
};

const isSessionQuery = (key: readonly unknown[]): boolean =>
  Array.isArray(key[0]) && key[0].join('.') === 'auth.session';
