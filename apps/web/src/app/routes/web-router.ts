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
  // Beside the window: the editor's work, whose place would pass on to the next step.
  scrollToTopSelectors: ['#main'],
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof webRouter;
  }
  interface StaticDataRouteOption {
    /** The declaration that the route was made from; null for what stands around screens. */
    screen: Screen | null;
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
