import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { readReportsSearch } from '../read-reports-search.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../lib/testing/render-before-server.tsx';
import { RouterFrame } from '../../../lib/page/router-frame.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { ReportsScreen } from '../reports-screen.tsx';
import { VerifyScreen } from '../verify-screen.tsx';

const Framed = () => (
  <RouterFrame>
    <Outlet />
  </RouterFrame>
);

const areas = ['shared', 'first', 'shell', 'lists', 'valuation-terms', 'issued-reports'] as const;

interface RenderReportsOptions {
  address: string;
  answer: (procedure: string, input: unknown) => ServerAnswer | Promise<ServerAnswer>;
  language?: Language;
  /** Whether a table fits. */
  isDesk?: boolean;
}

const routes = () => {
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Framed });
  const guard = createRoute({
    getParentRoute: () => root,
    id: 'authenticated',
    staticData,
    component: Outlet,
  });
  const shell = createRoute({
    getParentRoute: () => guard,
    id: 'shell',
    staticData,
    component: Outlet,
  });
  const reports = createRoute({
    getParentRoute: () => shell,
    path: '/reports',
    staticData,
    validateSearch: readReportsSearch,
    component: ReportsScreen,
  });
  const verify = (['/verify', '/verify/$code'] as const).map((path) =>
    createRoute({ getParentRoute: () => root, path, staticData, component: VerifyScreen }),
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
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  stubMedia((media) => isDesk && media.includes('min-width'));
  const { router } = await renderBeforeServer({
    routeTree: routes(),
    address,
    areas,
    answer,
    language,
  });
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
  comparedVersion: null,
  equityCentral: 7_009_000,
  currency: 'EUR',
  createdBy: null,
  ...changes,
});
