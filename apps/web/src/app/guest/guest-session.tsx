import { useEffect } from 'react';
import {
  currentSession,
  endSession,
  followOtherTabs,
  publishSession,
  subscribeToSession,
} from '../../lib/session/session-store.ts';
import { guestCalls } from './guest-calls.ts';
import { openApp } from './open-app.ts';
import { requestedPathOrPrevious } from './requested-path.ts';
import { showError } from '../../lib/errors/show-error.ts';

const leadOn = async (userId: string): Promise<void> =>
  openApp({ href: (await requestedPathOrPrevious(userId)) ?? '/dashboard', replace: true });

/**
 * A user with a session that this browser did not remember is redirected; one who meanwhile signed in with the form is
 * left alone.
 */
const askServer = async (): Promise<void> => {
  const session = await guestCalls.session().catch(() => undefined);
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
    // The form of this page publishes the whole session, so a session without details comes from another tab.
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

/** Does for standalone pages what the guest guard does in the app. */
export const GuestSession = () => {
  useEffect(followSession, []);
  return null;
};
