import type { MouseEvent } from 'react';
import type { PageFrame, PageLinkProps } from '../../lib/page/page-frame.tsx';
import { publishSession } from '../../lib/session/session-store.ts';
import { guestCalls } from './guest-calls.ts';
import { preloadApp, openApp, openAppOrReport } from './open-app.ts';

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const StandingLink = ({ to, state, children, ...props }: PageLinkProps) => (
  <a
    {...props}
    href={to}
    onPointerEnter={preloadApp}
    onFocus={preloadApp}
    onClick={(event) => {
      if (props.target !== undefined || !isPlainClick(event)) return;
      event.preventDefault();
      openAppOrReport({ href: to, ...(state && { state }) });
    }}
  >
    {children}
  </a>
);

/** The frame of a standalone page: every link away from it loads the app. */
export const staticFrame: PageFrame = {
  Link: StandingLink,
  go: openApp,
  calls: guestCalls,
  startSession: async (session) => publishSession(session),
};
