import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockAnswers } from '../../lib/testing/mock-server.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../lib/toast/show-toast.ts';
import { mockDashboardServer, mockDashboard } from './testing/mock-dashboard-server.ts';

// The chart library warns that a document without layout has no width.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
});

const show = (search = '', answers: MockAnswers | MockAnswers[] = mockDashboardServer()) =>
  renderScreen('/dashboard', { answers, search });
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
// The charts are loaded as a separate chunk, which is compiled during the test.
const patience = { timeout: 20_000 };

describe('the cards', () => {
  test('lead to the lists behind them, and say what they count', async () => {
    await show();
    const cards = await screen.findByRole('region', { name: 'Cifras principales' });
    const addressOf = (name: string | RegExp) =>
      within(cards).getByRole('link', { name }).getAttribute('href');
    expect(addressOf(/10\.000\.000/u)).toBe('/valuations?status=completed');
    expect(addressOf(/de 12/u)).toBe('/valuations?status=completed');
    expect(addressOf('4 en curso')).toBe('/valuations?status=in_progress');
    expect(addressOf('6')).toBe('/valuations?type=client_business&updated=12m');
    expect(addressOf('5')).toBe('/my-referrals');
    expect(addressOf('Ver leads')).toBe('/my-leads');
    const label = within(cards).getByRole('button', { name: 'Clientes activos' });
    fireEvent.mouseEnter(label);
    expect(await screen.findByText(/cuyas valoraciones de cliente has cambiado/u)).toBeDefined();
  });

  test('stay in their place while another tab is read', async () => {
    let answerTrends = (): void => undefined;
    const trends = new Promise<void>((resolve) => (answerTrends = resolve));
    const { router } = await show('', {
      valuations: {
        dashboard: async (input = {}) => {
          if (input.tab !== 'trends') return mockDashboard(input);
          await trends;
          return { refusal: 'unavailable' };
        },
      },
    });
    fireEvent.click(await tab('Tendencias'));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'trends' }));
    expect(screen.getByRole('region', { name: 'Cifras principales' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Gráficos' })).toBeNull();
    answerTrends();
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });
});

const findings = [
  [
    'En noviembre llevas 1 creada y 2 completadas',
    ['noviembre de 2026', '1', '2', '5', '50\u00a0%'],
  ],
  [
    'Entre octubre y noviembre suman el 84\u00a0% del importe',
    ['noviembre de 2026', '3.000.000\u00a0€', '10.000.000\u00a0€', '500.000\u00a0€'],
  ],
  [
    'nobody-knows: el 60\u00a0% del importe',
    ['Sin sector', '3', '4.000.000\u00a0€', '40,0\u00a0%'],
  ],
] as const;

describe('analytics', () => {
  test.each(findings)(
    '«%s» is said, and a table says the same in figures',
    async (finding, last) => {
      await show();
      const sheet = await screen.findByRole('region', { name: finding });
      fireEvent.click(within(sheet).getByRole('button', { name: 'Ver como tabla' }));
      const table = within(sheet).getByRole('table', { name: finding });
      const [row] = within(table).getAllByRole('row').toReversed();
      expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(last);
    },
  );

  test('types and statuses are rows that lead to their lists', async () => {
    await show();
    const types = await screen.findByRole('table', { name: 'Valoraciones por tipo' });
    expect(
      within(types).getByRole('link', { name: 'Empresa de cliente' }).getAttribute('href'),
    ).toBe('/valuations?type=client_business');
    expect(within(types).getByRole('row', { name: 'Empresa de cliente 8' })).toBeDefined();
  });

  test('the charts come into the place kept for them', async () => {
    const { view } = await show();
    await screen.findByRole('region', { name: 'Gráficos' });
    const charts = () => view.container.querySelectorAll('.recharts-responsive-container').length;
    await waitFor(() => expect(charts()).toBe(2), patience);
  }, 30_000);

  test('a status is changed where it stands, and told as the product tells it', async () => {
    const { calls } = await show('', [
      mockDashboardServer(),
      { valuations: { changeStatus: { refusal: 'unavailable' } } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /^Borrador: cambiar el estado/u }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'En curso' }));
    await waitFor(() =>
      expect(calls('valuations.changeStatus')).toMatchObject([{ version: 3, to: 'in_progress' }]),
    );
    await waitFor(() => expect(currentToast()?.title).toBe('No se pudo actualizar el estado'));
  });
});

describe('the other tabs', () => {
  test('arrow keys go through them, the address keeps each, and each is one call', async () => {
    const { router, calls } = await show();
    const first = await tab('Analítica');
    first.focus();
    for (const next of ['Tendencias', 'Alertas 3', 'Actividad', 'Resumen financiero']) {
      fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowRight' });
      await waitFor(async () =>
        expect((await tab(next)).getAttribute('aria-selected')).toBe('true'),
      );
    }
    expect(router.state.location.href).toBe('/dashboard?tab=financial');
    expect(calls('valuations.dashboard')).toEqual(
      ['analytics', 'trends', 'alerts', 'activity', 'financial'].map((name) => ({ tab: name })),
    );
  });

  test('trends say which month was best and who makes up most of the value', async () => {
    await show('?tab=trends');
    expect(
      await screen.findByText(/^Tu mejor mes es octubre: 5,4\sM€ con 2 completadas$/u),
    ).toBeDefined();
    expect(screen.getByText(/Conservas Valdeorza, S.L. aporta el 40\s%/u)).toBeDefined();
  });

  test('alerts are grouped, say by when, have one act each, and end with what is in order', async () => {
    await show('?tab=alerts');
    const waiting = await screen.findByRole('region', { name: 'Esperan tu respuesta' });
    expect(waiting.textContent).toContain('Rosa Ferrándiz te ha enviado una solicitud');
    expect(waiting.textContent).toMatch(/Caduca (?:mañana|en 2 días)/u);
    expect(within(waiting).getByRole('link').getAttribute('href')).toMatch(
      /^\/my-received-collaborations\?request=/u,
    );
    const idle = screen.getByRole('region', { name: 'Sin respuesta o paradas' });
    expect(idle.textContent).toMatch(/lleva 3[67] días en borrador sin cambios/u);
    expect(within(idle).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Verificar' }).getAttribute('href')).toBe(
      '/verify-email',
    );
    expect(screen.getByText(/^Al día: .*tienes segundo factor\./u)).toBeDefined();
  });

  test('activity says who did what, by day', async () => {
    await show('?tab=activity');
    const today = await screen.findByRole('region', { name: 'Hoy' });
    expect(today.textContent).toContain('Jordi Ferrer · Borrador → En curso');
  });

  test('the financial summary says what it averages, and what the largest come to', async () => {
    await show('?tab=financial');
    const summary = await screen.findByRole('region', { name: 'Cifras del resumen' });
    expect(summary.textContent).toContain('6,41x');
    expect(summary.textContent).toContain('ponderado 6,96x');
    const largest = screen.getByRole('table', { name: 'Completadas de mayor valor' });
    expect(within(largest).getByRole('row', { name: /^Total .*10\.000\.000\s€/u })).toBeDefined();
  });
});

test('without a valuation it says what will be here, and keeps what waits for the person', async () => {
  const byStatus = { draft: 0, in_progress: 0, completed: 0 };
  await show('', mockDashboardServer({ byStatus, lastChange: null }));
  expect(await screen.findByText('Tu primera valoración empieza aquí')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Cifras principales' })).toBeNull();
  fireEvent.click(await tab('Alertas 3'));
  expect(await screen.findByRole('region', { name: 'Tu cuenta' })).toBeDefined();
});
