import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { numberedId } from '../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../lib/toast/show-toast.ts';
import { leadItem, mockOwnLeadServer } from './testing/mock-own-lead-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

const leads = [leadItem(1), leadItem(2, { stage: 'contacted' }), leadItem(3, { stage: 'won' })];
const card = (name: string) => screen.findByRole('link', { name });
const section = (name: string) => screen.getByRole('list', { name });
const press = async (name: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(await card(name), { key });
};

describe('the board', () => {
  test('is worked by the keys: Space takes a card, arrows carry it, Space puts it down', async () => {
    const { calls } = await renderScreen('/my-leads', { answers: mockOwnLeadServer(leads) });
    (await card('Empresa 1')).focus();
    await press('Empresa 1', ' ', 'ArrowRight', 'ArrowRight');
    expect(within(section('Cualificado')).getByText('Empresa 1')).toBeDefined();
    expect(calls('referrals.leads.move')).toEqual([]);
    await press('Empresa 1', ' ');
    await waitFor(() => expect(calls('referrals.leads.move')).toHaveLength(1));
    expect(calls('referrals.leads.move')).toEqual([
      { leadId: numberedId(1), version: 1, to: 'qualified' },
    ]);
    expect(document.activeElement?.textContent).toBe('Empresa 1');
    await waitFor(() => expect(currentToast()?.title).toBe('Empresa 1, en Cualificado'));
    expect(currentToast()?.action?.label).toBe('Deshacer');
  });

  test('puts a card back with Escape, and takes none where the stages do not allow it', async () => {
    const { calls } = await renderScreen('/my-leads', { answers: mockOwnLeadServer(leads) });
    await press('Empresa 1', ' ', 'ArrowRight', 'Escape');
    expect(within(section('Nuevo')).getByText('Empresa 1')).toBeDefined();
    // A won lead cannot be moved.
    await press('Empresa 3', ' ', 'ArrowLeft', ' ');
    expect(calls('referrals.leads.move')).toEqual([]);
  });

  test('moves a card that is dragged, where its stage may go', async () => {
    const { calls } = await renderScreen('/my-leads', { answers: mockOwnLeadServer(leads) });
    const dragged = (await card('Empresa 1')).closest('li');
    const dataTransfer = { setData: () => undefined };
    if (dragged === null) throw new Error('no card');
    const target = section('En negociación').parentElement;
    if (target === null) throw new Error('no section');
    fireEvent.dragStart(dragged, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() => expect(calls('referrals.leads.move')).toHaveLength(1));
    expect(calls('referrals.leads.move')).toMatchObject([{ to: 'in_negotiation' }]);
  });

  test('asks for the reason of a loss before it moves the card', async () => {
    const { calls } = await renderScreen('/my-leads', { answers: mockOwnLeadServer(leads) });
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Empresa 2' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Perdido…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar como perdido' }));
    expect(await screen.findByText('Escribe el motivo')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'El precio' } });
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como perdido' }));
    await waitFor(() =>
      expect(calls('referrals.leads.move')).toMatchObject([
        { to: 'lost', lostReason: 'El precio' },
      ]),
    );
  });

  test('tells of a card that another tab has moved, and shows it as it now is', async () => {
    const { calls } = await renderScreen('/my-leads', {
      answers: [
        mockOwnLeadServer(leads),
        { referrals: { leads: { move: { refusal: 'conflict' } } } },
      ],
    });
    await card('Empresa 1');
    const read = calls('referrals.leads.list').length;
    await press('Empresa 1', ' ', 'ArrowRight', ' ');
    await waitFor(() => expect(currentToast()?.kind).toBe('error'));
    expect(currentToast()?.description).toContain('Se muestra como está ahora');
    await waitFor(() => expect(calls('referrals.leads.list').length).toBeGreaterThan(read));
    expect(within(section('Nuevo')).getByText('Empresa 1')).toBeDefined();
  });
});

describe('a lead', () => {
  test('has an address of its own, and a step that is done asks for the next', async () => {
    const at = '2026-11-27T10:30:00.000Z';
    const lead = leadItem(1, { nextStep: { text: 'Primera llamada', at } });
    const { calls } = await renderScreen('/my-leads', {
      answers: mockOwnLeadServer([lead]),
      search: `?lead=${numberedId(1)}`,
    });
    const drawer = await screen.findByRole('dialog');
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Hecho' }));
    fireEvent.change(await screen.findByLabelText('Qué hay que hacer'), {
      target: { value: 'Pedir las cuentas' },
    });
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-30' } });
    fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '09:15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar el paso' }));
    await waitFor(() =>
      expect(calls('referrals.leads.setNextStep')).toEqual([
        {
          leadId: numberedId(1),
          version: 1,
          isDone: true,
          nextStep: { text: 'Pedir las cuentas', at: '2026-11-30T08:15:00.000Z' },
        },
      ]),
    );
  });

  test('leads to the valuation that is begun from it', async () => {
    const { router } = await renderScreen('/my-leads', {
      answers: mockOwnLeadServer(leads),
      search: `?lead=${numberedId(1)}`,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Valorar esta empresa' }));
    expect(await screen.findByText('another page')).toBeDefined();
    expect(router.state.location.pathname).toBe(`/valuation/${numberedId(77)}`);
  });
});

describe('the list', () => {
  test('asks for what the address does; a tab goes before its filter', async () => {
    const { calls } = await renderScreen('/my-leads', {
      answers: mockOwnLeadServer(leads),
      search: '?as=table&view=large&kind=buy&step=week&max=9000000&sort=revenue&direction=desc',
    });
    await card('Empresa 1');
    expect(calls('referrals.leads.list')).toMatchObject([
      {
        kind: 'buy',
        nextStep: 'week',
        revenueFrom: 5_000_001,
        revenueTo: 9_000_000,
        sort: 'revenue',
      },
    ]);
  });

  test('on a phone has a tab for each stage, and calls and moves at hand', async () => {
    await renderScreen('/my-leads', { answers: mockOwnLeadServer(leads), width: 360 });
    const call = await screen.findByRole('link', { name: 'Llamar' });
    expect(call.getAttribute('href')).toBe('tel:953000142');
    expect(screen.getByRole('tab', { name: 'Contactado 1' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mover' })).toBeDefined();
  });

  test('without leads says that one will be told of', async () => {
    await renderScreen('/my-leads', { answers: mockOwnLeadServer([]) });
    expect(await screen.findByText('Aún no tienes leads asignados')).toBeDefined();
  });

  test('that cannot be read is said, and can be tried again', async () => {
    await renderScreen('/my-leads', {
      answers: [
        mockOwnLeadServer(leads),
        { referrals: { leads: { list: { refusal: 'internal' } } } },
      ],
    });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });
});
