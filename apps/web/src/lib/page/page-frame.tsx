import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';
import type { RouterInputs, RouterOutputs } from '../trpc.ts';

/** A destination of a page before the app. */
interface PageWay {
  to: '/' | '/login' | '/register' | '/forgot-password' | '/dashboard' | '/terms';
  /** Passed in the history state, not in the URL, which would remain in the browser's history and in logs. */
  state?: { email: string };
}

export interface PageLinkProps extends PageWay {
  className?: string | undefined;
  target?: '_blank';
  'aria-label'?: string;
  children: ReactNode;
}

export type NavigateTo = (way: { href: string; replace: true }) => Promise<void>;

type Auth = 'mfaVerify' | 'session' | 'signIn' | 'signUp' | 'validatePassword';

/** The calls of the pages before the app. */
export type PageCalls = {
  [Name in Auth]: (input: RouterInputs['auth'][Name]) => Promise<RouterOutputs['auth'][Name]>;
};

/**
 * The environment of a page before the app. Inside the app, it is based on the router and the tRPC calls; a standalone
 * page, shown until the app is needed, has small implementations of its own.
 */
export interface PageFrame {
  Link: FunctionComponent<PageLinkProps>;
  go: NavigateTo;
  calls: PageCalls;
  /** Publishes a session that the server has just opened to this tab and the others. */
  startSession: (session: Session) => Promise<void>;
}

const FrameContext = createContext<PageFrame | null>(null);

export const PageFrameProvider = ({
  frame,
  children,
}: {
  frame: PageFrame;
  children: ReactNode;
}) => <FrameContext value={frame}>{children}</FrameContext>;

const useFrame = (): PageFrame => {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('The page has no frame');
  return frame;
};

export const PageLink = (props: PageLinkProps) => {
  const { Link } = useFrame();
  return <Link {...props} />;
};

export const usePageNavigate = (): NavigateTo => useFrame().go;

export const usePageCalls = (): PageCalls => useFrame().calls;

export const useStartSession = (): ((session: Session) => Promise<void>) => useFrame().startSession;
