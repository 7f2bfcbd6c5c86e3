import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { routeTree } from './route-tree.tsx';
import type { Frame } from './shell/use-frame.ts';

export const webRouter = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
  // Beside the window: the editor's work, whose place would pass on to the next step.
  scrollToTopSelectors: ['#main'],
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof webRouter;
  }
  interface StaticDataRouteOption {
    /** How the shell stands around the screen; `page` where nothing is said. */
    frame?: Frame;
    /** The entry of the menu that the screen belongs to, where it is not its own. */
    section?: '/valuations';
  }
  interface HistoryState {
    /** On the sign-in page: where the guard led here from. */
    from?: string;
    /** On the page of a mail's link: its token, once that has left the address. */
    linkToken?: string;
    /** On the page that asks for a recovery mail: the address typed at the sign-in. */
    email?: string;
  }
}
