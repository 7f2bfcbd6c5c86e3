import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AdministratedCommission,
  CommissionTariffs,
} from '@valia/domain/commissions/commission-schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { sampleCommission } from './testing/sample-commission.ts';

afterEach(() => {
  cleanup();
  dismissToast();
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

const show = (rows: AdministratedCommission[], search = '', isRefused = false) => {
  const amount = { cents: 2_720_000, count: 1 };
  const act = ({ commissionId }: { commissionId: string }) => {
    const row = rows.find(({ id }) => id === commissionId) ?? sampleCommission(1, 'paid');
    return isRefused
      ? ({ refusal: 'conflict' } as const)
      : { ...row, status: 'paid' as const, version: 4 };
  };
  return renderScreen('/admin/commissions', {
    search,
    answers: {
      admin: {
        commissions: {
          list: { items: rows, nextCursor: null },
          totals: {
            byStatus: {
              estimated: amount,
              earned: amount,
              approved: amount,
              paid: amount,
              cancelled: amount,
              reversed: amount,
            },
            overdue: { cents: 0, count: 0 },
          },
          tariffs,
          setTariff: tariffs,
          views: { views: [] },
          get: ({ commissionId }) => ({
            commission: rows.find(({ id }) => id === commissionId) ?? sampleCommission(1, 'paid'),
            steps: [],
            entries: [],
            debtCents: 220_000,
          }),
          prove: { entries: 19, commissions: 7, balanceCents: 2_720_000, faults: [] },
          approve: act,
          pay: act,
          correct: act,
        },
      },
    },
  });
};

describe('the commissions', () => {
  test('are asked for by view, those to pay by what is due first', async () => {
    const { calls } = await show([sampleCommission(1, 'approved')], '?view=approved&type=referral');
    await screen.findByRole('link', { name: 'Empresa 1' });
    expect(calls('admin.commissions.list')).toMatchObject([
      { status: 'approved', requestType: 'referral', sort: 'due', direction: 'asc' },
    ]);
  });

  test('are paid from the panel, less the debt, with the invoice as the reason', async () => {
    const { calls } = await show(
      [sampleCommission(1, 'approved')],
      `?view=approved&commission=${numberedId(1)}&act=pay`,
    );
    const panel = await screen.findByRole('complementary', { name: 'Empresa 1' });
    await within(panel).findByText(/se descuentan 2\.200,00/);
    fireEvent.change(within(panel).getByLabelText('Motivo'), {
      target: { value: 'Factura 2026/027' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Anotar el pago' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Pago anotado'));
    expect(calls('admin.commissions.pay')).toMatchObject([
      { commissionId: numberedId(1), version: 3, reason: 'Factura 2026/027' },
    ]);
  });

  test('that have changed meanwhile are shown as they are, and it is said', async () => {
    const { calls } = await show(
      [sampleCommission(1, 'approved')],
      `?view=approved&commission=${numberedId(1)}&act=pay`,
      true,
    );
    const panel = await screen.findByRole('complementary', { name: 'Empresa 1' });
    fireEvent.change(await within(panel).findByLabelText('Motivo'), {
      target: { value: 'Factura 2026/027' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Anotar el pago' }));
    const said = 'Ha cambiado mientras tanto. Se muestra como está ahora.';
    await waitFor(() => expect(currentToast()?.title).toBe(said));
    await waitFor(() => expect(calls('admin.commissions.get').length).toBeGreaterThan(1));
    const read = calls('admin.commissions.get').length;
    fireEvent.click(within(panel).getByRole('button', { name: 'Corregir…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Corregir el importe' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    type('Precio final, en euros', '1000');
    type('Motivo', 'Se cerró por menos');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apuntar la corrección' }));
    const title = 'No se pudo corregir la comisión';
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description: said }));
    await waitFor(() => expect(calls('admin.commissions.get').length).toBeGreaterThan(read));
  });

  test('are approved many at once, each under its own act', async () => {
    const { calls } = await show([sampleCommission(1, 'earned'), sampleCommission(2, 'earned')]);
    await screen.findByRole('link', { name: 'Empresa 1' });
    for (const number of [1, 2])
      fireEvent.click(screen.getByRole('checkbox', { name: `Seleccionar Empresa ${number}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Aprobar 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(calls('admin.commissions.approve')).toHaveLength(2));
    const ids = calls('admin.commissions.approve').map((input): unknown =>
      Reflect.get(Object(input), 'actId'),
    );
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
    expect(calls('admin.commissions.setTariff')).toEqual([]);
    fireEvent.change(rate, { target: { value: '0,13' } });
    save();
    await waitFor(() =>
      expect(calls('admin.commissions.setTariff')).toMatchObject([
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
      expect(calls('admin.commissions.setTariff')).toMatchObject([
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
