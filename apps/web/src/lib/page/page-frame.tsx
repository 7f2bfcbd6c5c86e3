import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';
import type { RouterInputs, RouterOutputs } from '../trpc.ts';

/** Somewhere that a page before the product leads to. */
interface PageWay {
  to: '/' | '/login' | '/register' | '/forgot-password' | '/dashboard' | '/terms';
  /** Kept beside the address, which would stay in the browser's history and in logs. */
  state?: { email: string };
}

export interface PageLinkProps extends PageWay {
  className?: string | undefined;
  target?: '_blank';
  'aria-label'?: string;
  children: ReactNode;
}

export type Go = (way: { href: string; replace: true }) => Promise<void>;

type Auth = 'mfaVerify' | 'session' | 'signIn' | 'signUp' | 'validatePassword';

/** The calls of the pages before the product. */
export type PageCalls = {
  [Name in Auth]: (input: RouterInputs['auth'][Name]) => Promise<RouterOutputs['auth'][Name]>;
};

/**
 * What a page before the product takes from around it. The app gives it of its router and its calls; a page that stands
 * alone until the app is wanted has little ways of its own.
 */
export interface PageFrame {
  Link: FunctionComponent<PageLinkProps>;
  go: Go;
  calls: PageCalls;
  /** Makes a session that the server has just opened known to this tab and the others. */
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

export const useGo = (): Go => useFrame().go;

export const useCalls = (): PageCalls => useFrame().calls;

export const useStartSession = (): ((session: Session) => Promise<void>) => useFrame().startSession;
