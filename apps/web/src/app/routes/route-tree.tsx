import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadTexts } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { RouterFrame } from '../../lib/page/router-frame.tsx';
import { rememberPath } from '../../lib/session/previous-path.ts';
import { AuthenticatedGuard } from '../guards/authenticated-guard.tsx';
import { GuestGuard } from '../guards/guest-guard.tsx';
import { SkipLink } from '../skip-link.tsx';
import { useFocusInDialog } from '../use-focus-in-dialog.ts';
import { useFocusOnTitle } from '../use-focus-on-title.ts';
import { useLightPrint } from '../use-light-print.ts';
import { screenRoutes } from './screen-routes.ts';

/** The routes around screens are not screens themselves. */
const staticData = { screen: null };

/** The parts that all pages share: the skip link, and the focus that follows navigation. */
const RootLayout = () => {
  const router = useRouter();
  useFocusInDialog();
  useFocusOnTitle();
  useLightPrint();

  useEffect(
    () => router.subscribe('onRendered', ({ toLocation }) => rememberPath(toLocation.href)),
    [router],
  );

  return (
    <RouterFrame>
      <SkipLink />
      <Outlet />
    </RouterFrame>
  );
};

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
