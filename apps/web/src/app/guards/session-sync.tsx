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

/** Synchronises the session with the server and the other tabs, and keeps one user's data hidden from another. */
export const SessionSync = () => {
  const queryClient = useQueryClient();
  const { data } = trpc.auth.session.useQuery(undefined, {
    // Shows a verified email address or a session ended elsewhere as soon as the user returns to this tab.
    refetchOnWindowFocus: 'always',
    // The session of a sign-in on a standalone page, before the app was loaded.
    initialData: () => currentDetails() ?? undefined,
    // Every answer is published, even an identical one: another tab may have published something else since.
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
      // Another tab signed in: the server is queried for the details that the stored snapshot does not contain.
      if (user !== null && currentDetails() === null) void sessionQuery.invalidate();
    });
  }, [queryClient, sessionQuery]);

  return null;
};

const isSessionQuery = (key: readonly unknown[]): boolean =>
  Array.isArray(key[0]) && key[0].join('.') === 'auth.session';
