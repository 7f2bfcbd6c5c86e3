import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Language } from '@valia/i18n/languages.ts';
import { changeLanguage, loadTexts } from '../lib/language.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { AuthenticatedGuard } from './authenticated-guard.tsx';
import { GuestGuard } from './guest-guard.tsx';
import { readEditorSearch } from './read-editor-search.ts';
import { readListSearch } from '../lib/read-list-search.ts';
import { readReportsSearch } from '../lib/read-reports-search.ts';
import { RootLayout } from './root-layout.tsx';

const rootRoute = createRootRoute({ component: RootLayout });

const landingScreen = lazyRouteComponent(
  () => loadChunk(() => import('../features/landing/landing-screen.tsx')),
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
    () => loadChunk(() => import('../features/landing/terms-screen.tsx')),
    'TermsScreen',
  ),
});

const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  component: GuestGuard,
});

// A key left out would keep what the address holds: what is refused is said to be undefined.
const readNext = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: typeof next === 'string' ? next : undefined,
});

const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  validateSearch: readNext,
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/login-screen.tsx')),
    'LoginScreen',
  ),
});

const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/register-screen.tsx')),
    'RegisterScreen',
  ),
});

const readToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' ? token : undefined,
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/forgot-password-screen.tsx')),
    'ForgotPasswordScreen',
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: readToken,
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/reset-password-screen.tsx')),
    'ResetPasswordScreen',
  ),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: readToken,
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/verify-email-screen.tsx')),
    'VerifyEmailScreen',
  ),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite',
  validateSearch: readToken,
  loader: () => loadTexts('auth'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/auth/invite-screen.tsx')),
    'InviteScreen',
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
  component: lazyRouteComponent(() => loadChunk(() => import('./shell/app-shell.tsx')), 'AppShell'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  loader: () => loadTexts('valuation-terms', 'dashboard'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/dashboard/dashboard-screen.tsx')),
    'DashboardScreen',
  ),
});

const valuationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/valuations',
  validateSearch: readListSearch,
  loader: () => loadTexts('valuation-terms', 'valuation-list'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/valuations/list/valuation-list-screen.tsx')),
    'ValuationListScreen',
  ),
});

const securityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/security',
  loader: () => loadTexts('account'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/account/security-screen.tsx')),
    'SecurityScreen',
  ),
});

const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  validateSearch: readReportsSearch,
  loader: () => loadTexts('valuation-terms', 'issued-reports'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('../features/reports/reports-screen.tsx')),
    'ReportsScreen',
  ),
});

const verifyAt = <Path extends '/verify' | '/verify/$code'>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: () => loadTexts('valuation-terms', 'issued-reports'),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../features/reports/verify-screen.tsx')),
      'VerifyScreen',
    ),
  });

const valuationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/valuation/$id',
  staticData: { frame: 'rail', section: '/valuations' },
  validateSearch: readEditorSearch,
  loader: () => loadTexts('valuation-terms', 'valuations'),
  component: lazyRouteComponent(
    () => loadChunk(() => import('./valuation-route-screen.tsx')),
    'ValuationRouteScreen',
  ),
});

export const routeTree = rootRoute.addChildren([
  landingRoute,
  landingIn('/ca', 'ca'),
  landingIn('/en', 'en'),
  termsRoute,
  verifyAt('/verify'),
  verifyAt('/verify/$code'),
  guestRoute.addChildren([loginRoute, registerRoute]),
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  inviteRoute,
  authenticatedRoute.addChildren([
    shellRoute.addChildren([
      dashboardRoute,
      valuationsRoute,
      reportsRoute,
      securityRoute,
      valuationRoute,
    ]),
  ]),
]);
