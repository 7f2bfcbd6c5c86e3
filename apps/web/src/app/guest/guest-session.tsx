import { useEffect } from 'react';
import {
  currentSession,
  endSession,
  followOtherTabs,
  publishSession,
  subscribeToSession,
} from '../../lib/session/session-store.ts';
import { calls } from './calls.ts';
import { openApp } from './open-app.ts';
import { requestedPathOrPrevious } from './requested-path.ts';
import { showError } from '../../lib/errors/show-error.ts';

const leadOn = async (userId: string): Promise<void> =>
  openApp({ href: (await requestedPathOrPrevious(userId)) ?? '/dashboard', replace: true });

/** Somebody with a session that this browser did not remember goes on; so does who got in by the form meanwhile. */
const askServer = async (): Promise<void> => {
  const session = await calls.session().catch(() => undefined);
  if (session === undefined || currentSession().status === 'signed-in') return;
  if (session === null) return endSession();
  publishSession(session);
  await leadOn(session.userId).catch(showError);
};

const askWhenSeen = (): void => {
  if (document.visibilityState === 'visible') void askServer();
};

const followSession = (): (() => void) => {
  const stopTabs = followOtherTabs();
  const stopSession = subscribeToSession(() => {
    const session = currentSession();
    // Not by the form of this page, which knows the whole session: another tab has signed in.
    if (session.status === 'signed-in' && session.details === null)
      void leadOn(session.userId).catch(showError);
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
