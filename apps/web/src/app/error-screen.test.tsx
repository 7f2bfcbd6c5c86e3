import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMain } from '../components/page-main.tsx';
import { loadChunk } from '../lib/load-chunk.ts';
import { ErrorScreen } from './error-screen.tsx';
import { renderInProduct } from './testing/render-in-product.tsx';

const failing = () => loadChunk(() => Promise.reject(new TypeError('Failed to fetch …')));

/** A screen whose part is missing, in a frame of its own or in none. */
const renderMissing = async (frame: React.FunctionComponent): Promise<void> => {
  const root = createRootRoute({ component: frame });
  const page = createRoute({ getParentRoute: () => root, path: '/', loader: failing });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorScreen,
  });
  await renderInProduct(<RouterProvider router={router} />);
};

const Frame = () => (
  <PageMain className={undefined}>
    <Outlet />
  </PageMain>
);

beforeEach(() => {
  window.scrollTo = () => undefined;
  // The router reports what a screen throws.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a part that does not arrive is told in the words of a service that does not answer', async () => {
  await renderMissing(Outlet);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe(
    'El servicio no responde en este momento. Vuelve a intentarlo en unos segundos.',
  );
});

test('the page has one main part, whether the screen stands in a frame or alone', async () => {
  await renderMissing(Outlet);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  cleanup();
  await renderMissing(Frame);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
