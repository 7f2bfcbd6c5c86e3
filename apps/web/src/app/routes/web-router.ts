import { createRouter } from '@tanstack/react-router';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { ErrorScreen } from '../error-screen.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { routeTree } from './route-tree.tsx';

export const webRouter = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
  // Scrolled in addition to the window: the editor's main area, whose scroll position would carry over to the
  // next step.
  scrollToTopSelectors: ['#main'],
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof webRouter;
  }
  interface StaticDataRouteOption {
    /** The declaration that the route was created from; null for the routes around screens. */
    screen: Screen | null;
  }
  interface HistoryState {
    /** On the sign-in page: the path from which the guard redirected here. */
    from?: string;
    /** On the page of a mail's link: its token, after the token was removed from the URL. */
    linkToken?: string;
    /** On the page that requests a recovery mail: the email address typed on the sign-in page. */
    email?: string;
  }
}
