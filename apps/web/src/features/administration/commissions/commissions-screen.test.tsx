import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AdministratedCommission,
  CommissionTariffs,
} from '@valia/domain/commissions/commission-schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerAnswer } from '../../../lib/testing/render-before-server.tsx';
import { renderOneScreen } from '../../../lib/testing/render-one-screen.ts';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { CommissionsScreen } from './commissions-screen.tsx';
import { readCommissionsSearch } from './read-commissions-search.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const instant = '2026-11-12T10:00:00.000Z';

const commission = (
  number: number,
  status: AdministratedCommission['status'],
): AdministratedCommission => ({
  id: idOf(number),
  requestId: idOf(100 + number),
  version: 3,
  companyName: `Empresa ${number}`,
  requestType: 'referral',
  isToFirm: true,
  status,
  statusSince: instant,
  amountCents: 2_720_000,
  formula: {
    baseKind: 'final',
    baseCents: 272_000_000,
    rate: 0.01,
    bands: [{ valueCents: 272_000_000, rate: 0.01 }],
    tierFromCents: 100_000_000,
    tierToCents: 500_000_000,
  },
  dueAt: status === 'approved' ? '2026-12-12T22:59:59.999Z' : null,
  next: null,
  createdAt: instant,
  recipient: { userId: idOf(9), name: 'Marta Soler', email: 'm@example.test', company: null },
});

const tariffs: CommissionTariffs = {
  tariffs: [
    {
      effectiveFrom: '2026-01-01',
      byName: null,
      tiers: [{ requestType: 'referral', fromCents: 123_456, rate: 0.006, scale: 'whole-base' }],
    },
  ],
  inForce: '2026-01-01',
  paymentDays: 30,
};

const show = async (rows: AdministratedCommission[], address = '', refuse?: ServerAnswer) => {
  const asked: { procedure: string; input: unknown }[] = [];
  stubMedia((media) => media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  const amount = { cents: 2_720_000, count: 1 };
  const byStatus = Object.fromEntries(
    ['estimated', 'earned', 'approved', 'paid', 'cancelled', 'reversed'].map((status) => [
      status,
      amount,
    ]),
  );
  const answer = (path: string, input: unknown): ServerAnswer => {
    const procedure = path.replace('admin.commissions.', '');
    asked.push({ procedure, input });
    switch (procedure) {
      case 'list':
        return { data: { items: rows, nextCursor: null } };
      case 'totals':
        return { data: { byStatus, overdue: { cents: 0, count: 0 } } };
      case 'tariffs':
      case 'setTariff':
        return { data: tariffs };
      case 'views':
        return { data: { views: [] } };
      case 'get':
        return { data: { commission: rows[0], steps: [], entries: [], debtCents: 220_000 } };
      case 'prove':
        return { data: { entries: 19, commissions: 7, balanceCents: 2_720_000, faults: [] } };
      default:
        return refuse ?? { data: { ...rows[0], status: 'paid', version: 4 } };
    }
  };
  await renderOneScreen({
    path: '/admin/commissions',
    validateSearch: readCommissionsSearch,
    component: CommissionsScreen,
    search: address,
    areas: ['shared', 'first', 'shell', 'lists', 'commission-terms', 'commissions'],
    answer,
  });
  return {
    calls: (name: string) =>
      asked.filter(({ procedure }) => procedure === name).map(({ input }) => input),
  };
};

describe('the commissions', () => {
  test('are asked for by view, those to pay by what is due first', async () => {
    const { calls } = await show([commission(1, 'approved')], '?view=approved&type=referral');
    await screen.findByRole('link', { name: 'Empresa 1' });
    expect(calls('list')).toMatchObject([
      { status: 'approved', requestType: 'referral', sort: 'due', direction: 'asc' },
    ]);
  });

  test('are paid from the panel, less the debt, with the invoice as the reason', async () => {
    const { calls } = await show(
      [commission(1, 'approved')],
      `?view=approved&commission=${idOf(1)}&act=pay`,
    );
    const panel = await screen.findByRole('complementary', { name: 'Empresa 1' });
    await within(panel).findByText(/se descuentan 2\.200,00/);
    fireEvent.change(within(panel).getByLabelText('Motivo'), {
      target: { value: 'Factura 2026/027' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Anotar el pago' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Pago anotado'));
    expect(calls('pay')).toMatchObject([
      { commissionId: idOf(1), version: 3, reason: 'Factura 2026/027' },
    ]);
  });

  test('that have changed meanwhile are shown as they are, and it is said', async () => {
    const { calls } = await show(
      [commission(1, 'approved')],
      `?view=approved&commission=${idOf(1)}&act=pay`,
      { refusal: 'conflict', status: 409 },
    );
    const panel = await screen.findByRole('complementary', { name: 'Empresa 1' });
    fireEvent.change(await within(panel).findByLabelText('Motivo'), {
      target: { value: 'Factura 2026/027' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Anotar el pago' }));
    const said = 'Ha cambiado mientras tanto. Se muestra como está ahora.';
    await waitFor(() => expect(currentToast()?.title).toBe(said));
    await waitFor(() => expect(calls('get').length).toBeGreaterThan(1));
    const read = calls('get').length;
    fireEvent.click(within(panel).getByRole('button', { name: 'Corregir…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Corregir el importe' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    type('Precio final, en euros', '1000');
    type('Motivo', 'Se cerró por menos');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apuntar la corrección' }));
    const title = 'No se pudo corregir la comisión';
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description: said }));
    await waitFor(() => expect(calls('get').length).toBeGreaterThan(read));
  });

  test('are approved many at once, each under its own act', async () => {
    const { calls } = await show([commission(1, 'earned'), commission(2, 'earned')]);
    await screen.findByRole('link', { name: 'Empresa 1' });
    for (const number of [1, 2])
      fireEvent.click(screen.getByRole('checkbox', { name: `Seleccionar Empresa ${number}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Aprobar 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(calls('approve')).toHaveLength(2));
    const ids = calls('approve').map((input): unknown => Reflect.get(Object(input), 'actId'));
    expect(new Set(ids).size).toBe(2);
  });

  test('have a tariff that begins from the latest to the cent, and takes no finer rate than is kept', async () => {
    const { calls } = await show([], '?tariffs=true');
    const from = await screen.findByLabelText<HTMLInputElement>('Desde, en euros, del tramo 1');
    expect(from.value).toBe('1.234,56');
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar la tarifa' }));
    const rate = screen.getByLabelText('Porcentaje del tramo 1');
    fireEvent.change(rate, { target: { value: '0,125' } });
    save();
    expect((await screen.findByRole('alert')).textContent).toContain('con dos decimales como');
    expect(calls('setTariff')).toEqual([]);
    fireEvent.change(rate, { target: { value: '0,13' } });
    save();
    await waitFor(() =>
      expect(calls('setTariff')).toMatchObject([
        { tiers: [{ requestType: 'referral', fromCents: 123_456, rate: 0.0013 }] },
      ]),
    );
  });

  test('have a tariff whose fall is shown with both amounts, until it is by band', async () => {
    const { calls } = await show([], '?tariffs=true');
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Desde, en euros, del tramo 1');
    type('Desde, en euros, del tramo 1', '0');
    type('Porcentaje del tramo 1', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Añadir un tramo' }));
    type('Desde, en euros, del tramo 2', '5.000.000');
    type('Porcentaje del tramo 2', '0,6');
    const fall = /con 4\.999\.999,99.€, 50\.000,00.€; con 5\.000\.000.€, solo 30\.000,00.€/;
    expect(await screen.findByText(fall)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Cómo se aplican los tramos: Cliente referido'), {
      target: { value: 'marginal' },
    });
    expect(screen.queryByText(fall)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar la tarifa' }));
    await waitFor(() =>
      expect(calls('setTariff')).toMatchObject([
        {
          tiers: [
            { fromCents: 0, rate: 0.01, scale: 'marginal' },
            { fromCents: 500_000_000, rate: 0.006, scale: 'marginal' },
          ],
        },
      ]),
    );
  });

  test('without one to approve say so, and the ledger is checked at a press', async () => {
    await show([], '?view=earned');
    expect(await screen.findByText('Nada por aprobar')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Comprobar el libro' }));
    expect(await screen.findByText(/19 asientos comprobados: todo cuadra/)).toBeDefined();
  });
});
