import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { idOf } from '../testing/render-leads.tsx';
import { firmLead, renderFirmLeads } from '../testing/render-firm-leads.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

const taken = firmLead(3, { adviser: { userId: idOf(50), name: 'Jordi Ferrer' } });
const leads = [
  firmLead(1, { annualRevenue: 12_000_000 }),
  firmLead(2, { duplicateOf: idOf(3), duplicateReason: 'tax-id', contactName: 'Ana Berruezo' }),
  taken,
];
const choose = async (adviser = /Jordi Ferrer/u) =>
  fireEvent.click(await screen.findByRole('radio', { name: adviser }));

describe('the leads of the firm', () => {
  test('say how many wait, and how large those are that do', async () => {
    await renderFirmLeads({ leads });
    expect(
      await screen.findByRole('heading', { name: '2 leads sin asignar, 1 de alto valor' }),
    ).toBeDefined();
    expect(await screen.findByText('+10 M€')).toBeDefined();
  });

  test('are given to an adviser, who shows how many are open', async () => {
    const { calls } = await renderFirmLeads({ leads });
    fireEvent.click(await screen.findByRole('button', { name: 'Asignar Empresa 1' }));
    expect(await screen.findByText('4 abiertos')).toBeDefined();
    await choose();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Asignar' }));
    await waitFor(() =>
      expect(calls('assign')).toEqual([{ leadId: idOf(1), from: null, advisorUserId: idOf(50) }]),
    );
    await waitFor(() => expect(currentToast()?.title).toBe('Empresa 1, asignado a Jordi Ferrer'));
  });

  test('are assigned many at once: one that failed stays selected and is named', async () => {
    const { calls } = await renderFirmLeads({
      leads,
      answers: (procedure, input) =>
        procedure.endsWith('assign') && (input as { leadId: string }).leadId === idOf(2)
          ? { refusal: 'conflict', status: 409 }
          : undefined,
    });
    for (const name of ['Empresa 1', 'Empresa 2'])
      fireEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Asignar 2' }));
    await choose();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(calls('assign')).toHaveLength(2));
    await waitFor(() => expect(currentToast()?.kind).toBe('warning'));
    expect(currentToast()?.description).toContain('Empresa 2: otra persona lo ha cambiado antes.');
    const failed = await screen.findByRole('checkbox', { name: 'Seleccionar Empresa 2' });
    expect(failed).toHaveProperty('checked', true);
    const done = screen.getByRole('checkbox', { name: 'Seleccionar Empresa 1' });
    expect(done).toHaveProperty('checked', false);
  });

  test('that may be one stand side by side, with a choice for each field that differs', async () => {
    const { calls } = await renderFirmLeads({ leads });
    fireEvent.click(await screen.findByRole('link', { name: 'Posible duplicado' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Son la misma empresa?' });
    fireEvent.click(
      await within(dialog).findByRole('radio', { name: 'Contacto, Este lead: Ana Berruezo' }),
    );
    expect(within(dialog).getByText(/Mismo NIF/u)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fusionar los dos' }));
    await waitFor(() =>
      expect(calls('merge')).toEqual([
        { leadId: idOf(2), version: 1, earlierVersion: 1, choices: { contactName: 'lead' } },
      ]),
    );
  });

  test('what the address asks for is what is read; without any it says so', async () => {
    const { calls } = await renderFirmLeads({
      leads: [],
      address: '?view=unassigned&sort=revenue&direction=asc',
    });
    expect(await screen.findByText('Ningún lead espera asesor')).toBeDefined();
    expect(calls('list')).toMatchObject([
      { assigned: false, open: true, sort: 'revenue', direction: 'asc' },
    ]);
  });

  test('that cannot be read are said to be so, and can be tried again', async () => {
    await renderFirmLeads({
      leads,
      answers: (procedure) =>
        procedure.endsWith('list') ? { refusal: 'internal', status: 500 } : undefined,
    });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });
});
