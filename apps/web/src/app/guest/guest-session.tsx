import { useEffect } from 'react';
import {
  currentSession,
  endSession,
  followOtherTabs,
  publishSession,
  subscribeToSession,
} from '../../lib/session/session-store.ts';
import { calls } from './calls.ts';
import { openApp, openAppOrTell } from './open-app.ts';
import { pathAskedOrPrevious } from './path-asked.ts';
import { showError } from '../../lib/errors/show-error.ts';

/** Somebody with a session that this browser did not remember goes on; who gets in by the form is led on by it. */
const askServer = async (): Promise<void> => {
  const session = await calls.session().catch(() => undefined);
  if (session === undefined || currentSession().status === 'signed-in') return;
  if (session === null) endSession();
  else publishSession(session);
  if (session !== null) openAppOrTell({ href: '/dashboard', replace: true });
};

const followOtherTab = async (userId: string): Promise<void> =>
  openApp({ href: (await pathAskedOrPrevious(userId)) ?? '/dashboard', replace: true });

const askWhenSeen = (): void => {
  if (document.visibilityState === 'visible') void askServer();
};

const followSession = (): (() => void) => {
  const stopTabs = followOtherTabs();
  const stopSession = subscribeToSession(() => {
    const session = currentSession();
    // Not by the form of this page, which knows the whole session: another tab has signed in.
    if (session.status === 'signed-in' && session.details === null)
      void followOtherTab(session.userId).catch(showError);
  });
  document.addEventListener('visibilitychange', askWhenSeen);
  void askServer();
  return () => {
    stopTabs();
    stopSession();
    document.removeEventListener('visibilitychange', askWhenSeen);
  };
};

/** What the guard of guests does in the app. */
export const GuestSession = () => {
  useEffect(followSession, []);
  return null;
};
