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
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { readReportsSearch } from '../../../lib/read-reports-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ReportsScreen } from '../reports-screen.tsx';
import { VerifyScreen } from '../verify-screen.tsx';

const areas = ['shared', 'shell', 'valuation-terms', 'issued-reports'] as const;

export type ReportsAnswer = { data: unknown } | { refusal: string; status: number };

interface RenderReportsOptions {
  address: string;
  answer: (procedure: string, input: unknown) => ReportsAnswer;
  language?: Language;
  /** Whether a table fits. */
  isDesk?: boolean;
}

const responseOf = (answer: ReportsAnswer): Response => {
  if ('data' in answer) return Response.json({ result: { data: answer.data } });
  const { refusal: code, status } = answer;
  const data = { code, httpStatus: status, fields: [], requestId: 'r' };
  return Response.json({ error: { message: code, code: -32_000, data } }, { status });
};

const stubWindow = (isDesk: boolean): void => {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) => ({
    matches: isDesk && media.includes('min-width'),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
};

const routes = () => {
  const root = createRootRoute({ component: Outlet });
  const guard = createRoute({ getParentRoute: () => root, id: 'authenticated', component: Outlet });
  const shell = createRoute({ getParentRoute: () => guard, id: 'shell', component: Outlet });
  const reports = createRoute({
    getParentRoute: () => shell,
    path: '/reports',
    validateSearch: readReportsSearch,
    component: ReportsScreen,
  });
  const verify = (['/verify', '/verify/$code'] as const).map((path) =>
    createRoute({ getParentRoute: () => root, path, component: VerifyScreen }),
  );
  return root.addChildren([guard.addChildren([shell.addChildren([reports])]), ...verify]);
};

/** /reports and /verify before a server that answers as told. */
export const renderReports = async ({
  address,
  answer,
  language = 'es',
  isDesk = true,
}: RenderReportsOptions) => {
  stubWindow(isDesk);
  for (const area of areas) i18n.load(language, await loadCatalog(area, language));
  i18n.activate(language);
  const router = createRouter({
    routeTree: routes(),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = trpc.createClient({
    links: [
      httpLink({
        url: 'http://server.test/trpc',
        fetch: async (target) => {
          const url = new URL(target instanceof Request ? target.url : target);
          const input: unknown = JSON.parse(url.searchParams.get('input') ?? 'null');
          return responseOf(answer(url.pathname.replace('/trpc/', ''), input));
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

export const sampleCode = '7K2M-Q4XA-90TZ-3HVB-E8RD';

/** A report as the list gives it. */
export const reportItem = (
  number: number,
  changes: Partial<ReportListItem> = {},
): ReportListItem => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  fileId: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
  fileName: `informe-${number}.pdf`,
  kind: 'full',
  language: 'ca',
  sizeBytes: 120_000,
  createdAt: '2026-03-12T09:30:00.000Z',
  code: sampleCode,
  valuationId: '00000000-0000-4000-a000-000000000001',
  companyName: `Empresa ${number}`,
  version: 2,
  equityCentral: 7_009_000,
  currency: 'EUR',
  createdBy: null,
  ...changes,
});
