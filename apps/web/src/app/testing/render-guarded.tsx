import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { httpBatchLink } from '@trpc/client';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { FunctionComponent } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { SessionSync } from '../guards/session-sync.tsx';
import { renderInProduct } from './render-in-product.tsx';

interface Guarded {
  guard: FunctionComponent;
  guardedPath: '/login' | '/dashboard';
  /** Another page behind the same guard. */
  alsoGuarded?: '/register';
  startAt: string;
  /** The server's answer about the session; `never` means that it does not respond. */
  session: Session | null | 'never';
}

/**
 * Renders one or two pages behind the guard and the pages to which it redirects, with a server that only answers about
 * the session.
 */
export const renderGuarded = async ({
  guard,
  guardedPath,
  alsoGuarded,
  startAt,
  session,
}: Guarded) => {
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const guardRoute = createRoute({
    getParentRoute: () => root,
    id: 'guard',
    staticData,
    component: guard,
  });
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      component: () => <p>page {path}</p>,
    });
  const guardedPage = (path: string, text: string) =>
    createRoute({
      getParentRoute: () => guardRoute,
      path,
      staticData,
      component: () => <h1 tabIndex={-1}>{text}</h1>,
    });
  const routeTree = root.addChildren([
    guardRoute.addChildren([
      guardedPage(guardedPath, 'guarded page'),
      ...(alsoGuarded === undefined ? [] : [guardedPage(alsoGuarded, 'other guarded page')]),
    ]),
    page(guardedPath === '/login' ? '/dashboard' : '/login'),
    page('/valuations'),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [startAt] }),
  });
  const answer = async (): Promise<Response> =>
    session === 'never'
      ? new Promise<Response>(() => undefined)
      : Response.json([{ result: { data: session } }]);
  const client = trpc.createClient({
    links: [httpBatchLink({ url: 'http://server.test/trpc', fetch: answer })],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderInProduct(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SessionSync />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return router;
};
