import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { AuthenticatedGuard } from '../guards/authenticated-guard.tsx';
import { GuestGuard } from '../guards/guest-guard.tsx';
import { RootLayout } from '../root-layout.tsx';
import { screenRoutes } from './screen-routes.ts';

/** What stands around screens is none itself. */
const staticData = { screen: null };

const rootRoute = createRootRoute({ staticData, component: RootLayout });

const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  staticData,
  component: GuestGuard,
});

const authenticatedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'authenticated',
  staticData,
  component: AuthenticatedGuard,
});

const shellRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  id: 'shell',
  staticData,
  component: lazyRouteComponent(
    () => loadChunk(() => import('../shell/app-shell.tsx')),
    'AppShell',
  ),
});

const administratorRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'administrator',
  staticData,
  loader: () => loadTexts('administrators'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../guards/administrator-guard.tsx')),
    'AdministratorGuard',
  ),
});

const adviserRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'adviser',
  staticData,
  component: lazyRouteComponent(
    () => loadChunk(() => import('../guards/adviser-guard.tsx')),
    'AdviserGuard',
  ),
});

export const routeTree = rootRoute.addChildren({
  ...screenRoutes(rootRoute, 'public'),
  guest: guestRoute.addChildren(screenRoutes(guestRoute, 'guest')),
  authenticated: authenticatedRoute.addChildren({
    shell: shellRoute.addChildren({
      ...screenRoutes(shellRoute, 'signed-in'),
      adviser: adviserRoute.addChildren(screenRoutes(adviserRoute, 'adviser')),
      administrator: administratorRoute.addChildren(
        screenRoutes(administratorRoute, 'administrator'),
      ),
    }),
  }),
});
