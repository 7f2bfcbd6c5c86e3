import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { trpc } from '../trpc.ts';
import { ScreenProviders } from './screen-providers.tsx';

/** What the server answers to a call: data, a refusal, or nothing at all. */
export type ServerAnswer =
  | { data: unknown }
  | { refusal: ErrorCode; fields?: FieldIssue[]; status?: number; retryAfterSeconds?: number }
  | 'no answer';

export interface BeforeServer {
  routeTree: AnyRoute;
  address: string;
  /** Whose texts are needed. */
  areas: readonly CatalogArea[];
  answer: (procedure: string, input: unknown) => ServerAnswer | Promise<ServerAnswer>;
  language?: Language;
}

const responseOf = (answer: ServerAnswer): Response => {
  if (answer === 'no answer') throw new TypeError('fetch failed');
  if ('data' in answer) return Response.json({ result: { data: answer.data } });
  const { refusal: code, fields = [], status = 400, retryAfterSeconds } = answer;
  const headers = new Headers(
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
  const data = { code, httpStatus: status, fields, requestId: 'r' };
  return Response.json({ error: { message: code, code: -32_600, data } }, { status, headers });
};

const inputOf = (url: URL, body: unknown): unknown => {
  const text = typeof body === 'string' ? body : url.searchParams.get('input');
  return text === null ? undefined : JSON.parse(text);
};

/** Renders what stands at the address before a server that answers as told. */
export const renderBeforeServer = async ({
  routeTree,
  address,
  areas,
  answer,
  language = 'es',
}: BeforeServer) => {
  for (const area of areas) i18n.load(language, await loadCatalog(area, language));
  i18n.activate(language);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://server.test/trpc',
        fetch: async (target, options) => {
          const url = new URL(target instanceof Request ? target.url : target);
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
    <ScreenProviders client={client} queryClient={queryClient}>
      <RouterProvider router={router} />
    </ScreenProviders>,
  );
  return { router, shown };
};
