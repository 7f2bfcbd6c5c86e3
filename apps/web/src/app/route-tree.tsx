import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Language } from '@valia/i18n/languages.ts';
import { changeLanguage, loadTexts } from '../lib/language.ts';
import { AuthenticatedGuard } from './authenticated-guard.tsx';
import { GuestGuard } from './guest-guard.tsx';
import { readListSearch } from './read-list-search.ts';
import { RootLayout } from './root-layout.tsx';

const rootRoute = createRootRoute({ component: RootLayout });

const landingScreen = lazyRouteComponent(
  () => import('../features/landing/landing-screen.tsx'),
  'LandingScreen',
);

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => loadTexts('landing'),
  component: landingScreen,
});

const landingIn = <Path extends '/ca' | '/en'>(path: Path, language: Language) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async () => {
      await changeLanguage(language);
      await loadTexts('landing');
    },
    // Opening the address chooses the language again, whatever was chosen since.
    shouldReload: true,
    preload: false,
    component: landingScreen,
  });

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  loader: () => loadTexts('landing'),
  component: lazyRouteComponent(
    () => import('../features/landing/terms-screen.tsx'),
    'TermsScreen',
  ),
});

const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  component: GuestGuard,
});

const readNext = ({ next }: Record<string, unknown>): { next?: string } =>
  typeof next === 'string' ? { next } : {};

const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  validateSearch: readNext,
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(() => import('../features/auth/login-screen.tsx'), 'LoginScreen'),
});

const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => import('../features/auth/register-screen.tsx'),
    'RegisterScreen',
  ),
});

const authenticatedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'authenticated',
  component: AuthenticatedGuard,
});

const shellRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/app-shell.tsx'), 'AppShell'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  loader: () => loadTexts('dashboard'),
  component: lazyRouteComponent(
    () => import('../features/dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
});

const valuationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/valuations',
  validateSearch: readListSearch,
  loader: () => loadTexts('valuation-list'),
  component: lazyRouteComponent(
    () => import('../features/valuations/list/valuation-list-screen.tsx'),
    'ValuationListScreen',
  ),
});

const valuationRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: '/valuation/$id',
  loader: () => loadTexts('valuations'),
  component: lazyRouteComponent(
    () => import('./valuation-route-screen.tsx'),
    'ValuationRouteScreen',
  ),
});

export const routeTree = rootRoute.addChildren([
  landingRoute,
  landingIn('/ca', 'ca'),
  landingIn('/en', 'en'),
  termsRoute,
  guestRoute.addChildren([loginRoute, registerRoute]),
  authenticatedRoute.addChildren([
    shellRoute.addChildren([dashboardRoute, valuationsRoute]),
    valuationRoute,
  ]),
]);
