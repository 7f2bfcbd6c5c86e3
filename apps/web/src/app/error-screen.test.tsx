import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMain } from '../components/page-main.tsx';
import { loadChunk } from '../lib/page/load-chunk.ts';
import { ErrorScreen } from './error-screen.tsx';
import { renderInProduct } from './testing/render-in-product.tsx';

const failing = () => loadChunk(() => Promise.reject(new TypeError('Failed to fetch …')));

interface Failing {
  frame?: React.FunctionComponent;
  loader?: () => Promise<unknown>;
  component?: React.FunctionComponent;
}

/** A screen that fails, with or without a frame around it. */
const renderFailing = async ({ frame = Outlet, ...failed }: Failing): Promise<void> => {
  const root = createRootRoute({ staticData: { screen: null }, component: frame });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { screen: null },
    ...failed,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorScreen,
  });
  await renderInProduct(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

const renderMissing = (frame: React.FunctionComponent) => renderFailing({ frame, loader: failing });

const Frame = () => (
  <PageMain className={undefined}>
    <Outlet />
  </PageMain>
);

beforeEach(() => {
  window.scrollTo = () => undefined;
  // The router logs the errors that a screen throws, so the console is muted.
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

test('trying again drops the answer that the screen failed on, and reads anew', async () => {
  const answers = [{ of: 'another release' }, { title: 'Panel' }];
  const Panel = () => {
    const { data } = useQuery<{ title?: string }>({
      queryKey: ['panel'],
      queryFn: async () => answers.shift() ?? {},
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    if (data === undefined) return null;
    if (data.title === undefined)
      throw new TypeError("Cannot read properties of undefined (reading 'x')");
    return <h1>{data.title}</h1>;
  };
  await renderFailing({ component: Panel });
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { name: 'Panel' })).toBeDefined();
});

test.each([
  ["Cannot read properties of undefined (reading 'x')", 'Ha ocurrido un error inesperado.'],
  ['Minified React error #310; visit https://react.dev', 'Ha ocurrido un error inesperado.'],
  ['JWT expired', 'Sesión expirada.'],
])('%j is told in the translator’s words, never in its own', async (message, told) => {
  await renderFailing({ loader: () => Promise.reject(new Error(message)) });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(told);
  expect(document.body.textContent).not.toContain(message);
});

test('that there was an error is said once', async () => {
  await renderFailing({ loader: () => Promise.reject(new TypeError('x is undefined')) });
  await screen.findByRole('alert');
  expect(document.body.textContent.match(/Ha ocurrido un error/gu)).toHaveLength(1);
});

test('an exception without a message is one that nobody knows', async () => {
  await renderFailing({ loader: () => Promise.reject(new Error('')) });
  expect((await screen.findByRole('alert')).textContent).toBe('Error desconocido');
});
