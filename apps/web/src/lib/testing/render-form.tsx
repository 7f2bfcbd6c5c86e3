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

export interface MockHttpAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One answer to every call, or an answer for each procedure name. */
type Server = MockHttpAnswer | ((procedure: string) => MockHttpAnswer);

interface Place {
  /** The route's pattern, with which the screen parses its URL. */
  path: string;
  /** The URL, when the pattern itself is not a valid one. */
  at?: string;
  search?: string;
}

export interface RenderedForm {
  /** The inputs of every mutation that was called, in order. */
  calls: unknown[];
  /** The procedures called, in order. */
  called: string[];
  path: () => string;
  search: () => string;
  /** Waits until the pending calls are answered. */
  answer: () => Promise<void>;
  /** Waits for what a form loads lazily: the schema of its validation, a dialog. */
  load: () => Promise<void>;
}

const callWithinMs = 400;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Renders a form with a server that gives the specified answers. */
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

/** The server's answer to a successful call. */
export const successAnswer = (data: unknown): MockHttpAnswer => ({
  status: 200,
  body: { result: { data } },
});

/** The server's answer when it refuses a call with an error code of the product. */
export const refusalAnswer = (
  code: string,
  httpStatus: number,
  fields: unknown[] = [],
): MockHttpAnswer => ({
  status: httpStatus,
  body: {
    error: { message: code, code: -32_000, data: { code, httpStatus, fields, requestId: 'r' } },
  },
});
