import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { RouterFrame } from '../page/router-frame.tsx';
import { trpc } from '../trpc.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { stubMedia } from './stub-media.ts';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One answer to every call, or one by the procedure's name. */
type Server = Answer | ((procedure: string) => Answer);

interface Place {
  /** The route's pattern; what the screen reads of its address is there. */
  path: string;
  /** The address, where the pattern is none. */
  at?: string;
  search?: string;
}

export interface RenderedForm {
  /** The inputs of every change asked for, in order. */
  calls: unknown[];
  /** The procedures called, in order. */
  called: string[];
  path: () => string;
  search: () => string;
  /** Lets the calls under way be answered. */
  answer: () => Promise<void>;
  /** Lets what a form loads when it is needed arrive: the schema of its check, a dialog. */
  load: () => Promise<void>;
}

const callWithinMs = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows a form before a server that answers as told. */
export const renderForm = async (
  form: ReactNode,
  server: Server,
  { path, at = path, search = '' }: Place = { path: '/register' },
): Promise<RenderedForm> => {
  stubMedia(() => false);
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const calls: unknown[] = [];
  const called: string[] = [];
  const waiting: (() => void)[] = [];
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://localhost/trpc',
        fetch: async (url, options) => {
          const { pathname } = new URL(url instanceof Request ? url.url : url);
          const procedure = pathname.replace('/trpc/', '');
          called.push(procedure);
          if (typeof options?.body === 'string') calls.push(JSON.parse(options.body));
          await new Promise<void>((resolve) => waiting.push(resolve));
          const { status, headers, body } =
            typeof server === 'function' ? server(procedure) : server;
          return Response.json(body, { status, ...(headers && { headers }) });
        },
      }),
    ],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute({
    staticData: { screen: null },
    notFoundComponent: () => <p>another page</p>,
  });
  const route = createRoute({
    getParentRoute: () => root,
    path,
    staticData: { screen: null },
    component: () => <RouterFrame>{form}</RouterFrame>,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`${at}${search}`] }),
  });
  await act(async () => {
    await router.load();
    render(
      <ScreenProviders client={client} queryClient={queryClient}>
        <RouterProvider router={router} />
      </ScreenProviders>,
    );
  });
  return {
    calls,
    called,
    path: () => router.state.location.pathname,
    search: () => router.state.location.searchStr,
    load: () => act(() => vi.dynamicImportSettled()),
    answer: () =>
      act(async () => {
        await vi.dynamicImportSettled();
        const latest = performance.now() + callWithinMs;
        do await pause(10);
        while (waiting.length === 0 && performance.now() < latest);
        for (const resolve of waiting.splice(0)) resolve();
        await pause(30);
      }),
  };
};

export const testSession: Session = {
  userId: '0195d3c0-0000-7000-8000-000000000001',
  email: 'marina@despacho.example',
  emailConfirmed: false,
  firstName: 'Marina',
  lastName: 'Ejemplo',
  organizationName: 'Asesoría de ejemplo',
  role: 'advisor',
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2099-01-01T00:00:00.000Z',
};

/** What the server says when a call went well. */
export const success = (data: unknown): Answer => ({ status: 200, body: { result: { data } } });

/** What the server says when it refuses a call with a code of the product. */
export const refusal = (code: string, httpStatus: number, fields: unknown[] = []): Answer => ({
  status: httpStatus,
  body: {
    error: { message: code, code: -32_000, data: { code, httpStatus, fields, requestId: 'r' } },
  },
});
