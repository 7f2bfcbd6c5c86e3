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
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ValuationEditorScreen } from '../valuation-editor-screen.tsx';
import { stubLayout } from './stub-layout.ts';

const areas = ['shared', 'valuation-terms', 'shell', 'valuations'] as const;

/** What the server answers to a call: data, a refusal, or nothing at all. */
export type Answer =
  | { data: unknown }
  | { refusal: ErrorCode; fields?: FieldIssue[] }
  | 'no answer';

const responseOf = (answer: Answer): Response => {
  if (answer === 'no answer') throw new TypeError('fetch failed');
  if ('data' in answer) return Response.json({ result: { data: answer.data } });
  const data = { code: answer.refusal, fields: answer.fields ?? [] };
  return Response.json({ error: { message: 'x', code: -32_600, data } }, { status: 400 });
};

const inputOf = (url: URL, body: unknown): unknown => {
  const text = typeof body === 'string' ? body : url.searchParams.get('input');
  return text === null ? undefined : JSON.parse(text);
};

/** The editor of a valuation before a server that answers as told, with the list as the place to leave to. */
export const renderEditor = async (
  id: string,
  answer: (procedure: string, input: unknown) => Answer | Promise<Answer>,
  address = '/valuation',
) => {
  stubLayout();
  for (const area of areas) i18n.load('es', await loadCatalog(area, 'es'));
  i18n.activate('es');
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/valuation', () => <ValuationEditorScreen id={id} />),
      page('/valuations', () => <p>the list</p>),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://server.test/trpc',
        fetch: async (address, options) => {
          const url = new URL(address instanceof Request ? address.url : address);
          const procedure = url.pathname.replace('/trpc/', '');
          return responseOf(await answer(procedure, inputOf(url, options?.body)));
        },
      }),
    ],
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const shown = render(
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
  return { router, shown };
};
