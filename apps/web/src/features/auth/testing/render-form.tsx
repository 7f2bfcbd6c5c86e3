import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { trpc } from '../../../lib/trpc.ts';

interface Answer {
  status: number;
  body: unknown;
}

export interface RenderedForm {
  /** The inputs of every call made, in order. */
  calls: unknown[];
  path: () => string;
  /** Lets the calls under way be answered. */
  answer: () => Promise<void>;
}

const matchNothing = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

/** Shows a form of the guest pages before a server that gives one answer to every call. */
export const renderForm = async (
  form: ReactNode,
  { status, body }: Answer,
): Promise<RenderedForm> => {
  window.matchMedia = matchNothing;
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const calls: unknown[] = [];
  const waiting: (() => void)[] = [];
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://localhost/trpc',
        fetch: async (_url, options) => {
          if (typeof options?.body === 'string') calls.push(JSON.parse(options.body));
          await new Promise<void>((resolve) => waiting.push(resolve));
          return Response.json(body, { status });
        },
      }),
    ],
  });
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => form, notFoundComponent: () => form }),
    history: createMemoryHistory({ initialEntries: ['/register'] }),
  });
  await act(async () => {
    await router.load();
    render(
      <I18nProvider i18n={i18n}>
        <MantineProvider>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </trpc.Provider>
        </MantineProvider>
      </I18nProvider>,
    );
  });
  return {
    calls,
    path: () => router.state.location.pathname,
    answer: () =>
      act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve, 10));
        for (const resolve of waiting.splice(0)) resolve();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }),
  };
};

export const testSession = {
  userId: '0195d3c0-0000-7000-8000-000000000001',
  email: 'marina@despacho.example',
  emailConfirmed: false,
  firstName: 'Marina',
  lastName: 'Ejemplo',
  organizationName: 'Asesoría de ejemplo',
  role: 'advisor',
  globalAdmin: false,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

/** What the server says when it refuses a call with a code of the product. */
export const refusal = (code: string, httpStatus: number, fields: unknown[] = []): Answer => ({
  status: httpStatus,
  body: {
    error: { message: code, code: -32_000, data: { code, httpStatus, fields, requestId: 'r' } },
  },
});
