import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { publishSession } from '../session/session-store.ts';
import { trpc } from '../trpc.ts';
import { type PageFrame, PageFrameProvider } from './page-frame.tsx';

const useRouterFrame = (): PageFrame => {
  const navigate = useNavigate();
  const { client, auth: readings } = trpc.useUtils();
  return useMemo(() => {
    const { auth } = client;
    return {
      Link,
      go: (way) => navigate(way),
      calls: {
        mfaVerify: (input) => auth.mfaVerify.mutate(input),
        session: () => auth.session.query(),
        signIn: (input) => auth.signIn.mutate(input),
        signUp: (input) => auth.signUp.mutate(input),
        validatePassword: (input) => auth.validatePassword.mutate(input),
      },
      startSession: async (session) => {
        // A pending answer would state that nobody is signed in, so it is cancelled.
        await readings.session.cancel();
        readings.session.setData(undefined, session);
        publishSession(session);
      },
    };
  }, [navigate, client, readings]);
};

/** The frame of a page inside the app. */
export const RouterFrame = ({ children }: { children: ReactNode }) => (
  <PageFrameProvider frame={useRouterFrame()}>{children}</PageFrameProvider>
);
