import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { readListSearch } from '../../../../lib/read-list-search.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ValuationListScreen } from '../valuation-list-screen.tsx';
import type { ListAnswer } from './start-list-server.ts';

const areas = ['shared', 'valuation-terms', 'shell', 'valuation-list'] as const;
const rowHeight = 40;

/** jsdom has no layout: each row is as high as it should be, and a desk matches what asks for width. */
const stubWindow = (isDesk: boolean): void => {
  window.matchMedia = (media) => ({
    matches: isDesk && media.includes('min-width: 1200px'),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => rowHeight,
  });
  // A small window, because jsdom takes its time over each row.
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 200 });
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: options.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  window.scrollTo({ top: 0 });
};

const responseOf = (answer: ListAnswer): Response =>
  'data' in answer
    ? Response.json({ result: { data: answer.data } })
    : Response.json(
        { error: { message: 'x', code: -32_600, data: { code: answer.refusal, fields: [] } } },
        { status: 400 },
      );

const inputOf = (url: URL, body: unknown): unknown => {
  const text = typeof body === 'string' ? body : url.searchParams.get('input');
  return text === null ? undefined : JSON.parse(text);
};

interface RenderListOptions {
  answer: (procedure: string, input: unknown) => ListAnswer;
  address?: string;
  isDesk?: boolean;
}

/** The list before a server that answers as told. */
export const renderList = async ({ answer, address = '', isDesk = true }: RenderListOptions) => {
  stubWindow(isDesk);
  for (const area of areas) i18n.load('es', await loadCatalog(area, 'es'));
  i18n.activate('es');
  const root = createRootRoute({ component: Outlet });
  const guard = createRoute({ getParentRoute: () => root, id: 'authenticated', component: Outlet });
  const shell = createRoute({ getParentRoute: () => guard, id: 'shell', component: Outlet });
  const list = createRoute({
    getParentRoute: () => shell,
    path: '/valuations',
    validateSearch: readListSearch,
    component: ValuationListScreen,
  });
  const editor = createRoute({
    getParentRoute: () => guard,
    path: '/valuation/$id',
    component: () => <p>the editor</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([guard.addChildren([shell.addChildren([list]), editor])]),
    history: createMemoryHistory({ initialEntries: [`/valuations${address}`] }),
  });
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://server.test/trpc',
        fetch: async (target, options) => {
          const url = new URL(target instanceof Request ? target.url : target);
          return responseOf(
            answer(url.pathname.replace('/trpc/', ''), inputOf(url, options?.body)),
          );
        },
      }),
    ],
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </I18nProvider>,
  );
  return router;
};
