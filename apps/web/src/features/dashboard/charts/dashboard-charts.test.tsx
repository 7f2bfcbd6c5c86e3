import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { DashboardCharts } from './dashboard-charts.tsx';

const month = (
  name: string,
  [created, completed]: readonly [number, number],
  [amount, totalAmount]: readonly [number, number],
) => ({
  month: `2026-${name}-01`,
  created,
  completed,
  amount,
  totalAmount,
  averageAmount: totalAmount === 0 ? null : 500_000,
});

const dashboard: Dashboard = {
  byStatus: { draft: 1, in_progress: 4, completed: 7 },
  totalAmount: 10_000_000,
  averageAmount: 500_000,
  amountThisMonth: 3_000_000,
  activeClients: 0,
  activeClientsThisMonth: 0,
  references: 0,
  referencesPending: 0,
  leads: 0,
  leadsNew: 0,
  months: [
    month('06', [1, 0], [0, 0]),
    month('07', [3, 1], [600_000, 600_000]),
    month('08', [0, 1], [400_000, 1_000_000]),
    month('09', [2, 1], [600_000, 1_600_000]),
    month('10', [4, 2], [5_400_000, 7_000_000]),
    month('11', [1, 2], [3_000_000, 10_000_000]),
  ],
  byType: { own_business: 1, client_business: 8, potential_acquisition: 3 },
  bySector: [
    { sector: 'nobody-knows', completed: 4, amount: 6_000_000 },
    { sector: null, completed: 3, amount: 4_000_000 },
  ],
  latest: [],
};

const show = (shown: Partial<Dashboard> = {}) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <DashboardCharts dashboard={{ ...dashboard, ...shown }} />
      </MantineProvider>
    </I18nProvider>,
  );

beforeAll(async () => {
  stubMedia(() => false);
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  for (const area of ['shared', 'shell', 'valuation-terms', 'dashboard'] as const)
    i18n.load('es', await loadCatalog(area, 'es'));
  i18n.activate('es');
});

// The library says that a document without layout has no width.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// The charts are a part of their own, which is compiled here.
const patience = { timeout: 20_000 };
const chartsOf = (container: HTMLElement) =>
  container.querySelectorAll('.recharts-responsive-container');

const findings = [
  ['En noviembre llevas 1 creada y 2 completadas', ['noviembre de 2026', '1', '2']],
  [
    'Entre octubre y noviembre suman el 84\u00a0% del importe',
    ['noviembre de 2026', '3.000.000\u00a0€', '10.000.000\u00a0€', '500.000\u00a0€'],
  ],
  ['«Empresa de cliente»: 8 de 12', ['Borrador', '1']],
  ['nobody-knows: el 60\u00a0% del importe', ['Sin sector', '3', '4.000.000\u00a0€']],
] as const;

test.each(findings)('«%s» is said, and a table says the same in figures', (finding, lastRow) => {
  show();
  const sheet = screen.getByRole('region', { name: finding });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver como tabla' }));
  const table = within(sheet).getByRole('table', { name: finding });
  const [last] = within(table).getAllByRole('row').toReversed();
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(lastRow);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver como gráfico' }));
  expect(within(sheet).queryByRole('table')).toBeNull();
});

test('a chart comes after the sentences and takes the height that was kept for it', async () => {
  const { container } = show();
  const heights = () =>
    [...container.querySelectorAll<HTMLElement>('[style*="height"]')]
      .map(({ style }) => style.height)
      .filter((height) => height.endsWith('px'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  const kept = heights();
  expect(kept).toEqual(['190px', '190px', '90px', '90px', '60px']);
  await waitFor(() => expect(chartsOf(container)).toHaveLength(5), patience);
  const drawn = [
    ...container.querySelectorAll<HTMLElement>(
      '[aria-hidden] > .mantine-BarChart-root, [aria-hidden] > .mantine-CompositeChart-root',
    ),
  ];
  expect(drawn.map((chart) => chart.parentElement?.style.height)).toEqual(kept);
}, 30_000);

test('without completed amounts there is no chart of them: no false zero', () => {
  const none = dashboard.months.map((one) => ({
    ...one,
    amount: 0,
    totalAmount: 0,
    averageAmount: null,
  }));
  show({ months: none, bySector: [{ sector: null, completed: 1, amount: 0 }] });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.queryByText(/Evolución del valor/u)).toBeNull();
});
