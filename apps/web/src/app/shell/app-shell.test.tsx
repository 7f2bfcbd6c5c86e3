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
import { screens } from '@valia/domain/screens/screens.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageBar } from '../../components/page-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { SessionSync } from '../guards/session-sync.tsx';
import { renderInProduct } from '../testing/render-in-product.tsx';
import { AppShell } from './app-shell.tsx';

const session = {
  userId: '0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11',
  email: 'marta@solerprada.example',
  emailConfirmed: false,
  role: 'advisor',
  firstName: 'Marta',
  lastName: 'Soler',
  expiresAt: '2027-01-01T00:00:00.000Z',
};

const Sheet = () => (
  <>
    <PageBar>
      <p>Barra propia</p>
    </PageBar>
    <main id="main">
      <h1 tabIndex={-1}>Hoja</h1>
      <input aria-label="Celda" />
    </main>
  </>
);

/** Renders the shell around an ordinary page and around a screen that fills the window. */
const renderShell = async (startAt: '/dashboard' | '/sheet') => {
  const root = createRootRoute({ staticData: { screen: null }, component: Outlet });
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    staticData: { screen: null },
    component: AppShell,
  });
  const router = createRouter({
    routeTree: root.addChildren([
      shell.addChildren([
        createRoute({
          getParentRoute: () => shell,
          path: '/dashboard',
          staticData: { screen: screens['/dashboard'] },
          component: () => <h1>Panel</h1>,
        }),
        createRoute({
          getParentRoute: () => shell,
          path: '/sheet',
          staticData: { screen: screens['/valuation/$id'] },
          component: Sheet,
        }),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [startAt] }),
  });
  const client = trpc.createClient({
    links: [
      httpBatchLink({
        url: 'http://server.test/trpc',
        fetch: async () => Response.json([{ result: { data: session } }]),
      }),
    ],
  });
  const queryClient = new QueryClient();
  await renderInProduct(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SessionSync />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await screen.findByRole('button', { name: 'marta@solerprada.example, cuenta' });
  return router;
};

const pressMenuKey = (): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'b',
    code: 'KeyB',
    ctrlKey: true,
  });
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.cookie = 'sidebar_collapsed=; max-age=0; path=/';
});
afterEach(cleanup);

test('a screen that fills the window stands in the same shell: rail, own bar, language, account, banner, terms', async () => {
  await renderShell('/sheet');
  const menu = screen.getByRole('navigation', { name: 'Principal' });
  expect(within(menu).getByRole('link', { name: 'Valoraciones' }).ariaCurrent).toBe('true');
  expect(within(menu).getByRole('link', { name: 'Términos y condiciones' })).toBeDefined();
  const bar = screen.getByRole('banner');
  expect(within(bar).getByText('Barra propia')).toBeDefined();
  expect(within(bar).getByRole('button', { name: /Idioma/ })).toBeDefined();
  expect(within(bar).getByRole('button', { name: /, cuenta$/ })).toBeDefined();
  const banner = screen.getByRole('region', { name: 'Verificación del email' });
  expect(banner.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('from the rail Ctrl+B opens the menu over the page, from within a cell too, and leaves the cookie alone', async () => {
  await renderShell('/sheet');
  screen.getByRole('textbox', { name: 'Celda' }).focus();
  pressMenuKey();
  const dialog = await screen.findByRole('dialog', { name: 'Menú' });
  expect(within(dialog).getByRole('link', { name: 'Panel ejecutivo' })).toBeDefined();
  pressMenuKey();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).not.toContain('sidebar_collapsed');
});

test('back on a page the sidebar is as the cookie left it, with header and footer', async () => {
  const router = await renderShell('/sheet');
  pressMenuKey();
  const dialog = await screen.findByRole('dialog', { name: 'Menú' });
  fireEvent.click(within(dialog).getByRole('link', { name: 'Panel ejecutivo' }));
  await screen.findByRole('heading', { name: 'Panel' });
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(screen.getByRole('button', { name: /Contraer menú/ })).toBeDefined();
  await act(() => router.navigate({ href: '/sheet' }));
  await screen.findByRole('heading', { name: 'Hoja' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
