import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { firmLead, mockFirmLeadServer } from '../testing/mock-firm-lead-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

const taken = firmLead(3, { adviser: { userId: numberedId(50), name: 'Jordi Ferrer' } });
const leads = [
  firmLead(1, { annualRevenue: 12_000_000 }),
  firmLead(2, {
    duplicateOf: numberedId(3),
    duplicateReason: 'tax-id',
    contactName: 'Ana Berruezo',
  }),
  taken,
];
const choose = async (adviser = /Jordi Ferrer/u) =>
  fireEvent.click(await screen.findByRole('radio', { name: adviser }));

describe('the leads of the firm', () => {
  test('say how many wait, and how large those are that do', async () => {
    await renderScreen('/admin/sell-leads', { answers: mockFirmLeadServer(leads) });
    expect(
      await screen.findByRole('heading', { name: '2 leads sin asignar, 1 de alto valor' }),
    ).toBeDefined();
    expect(await screen.findByText('+10 M€')).toBeDefined();
  });

  test('are given to an adviser, who shows how many are open', async () => {
    const { calls } = await renderScreen('/admin/sell-leads', {
      answers: mockFirmLeadServer(leads),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Asignar Empresa 1' }));
    expect(await screen.findByText('4 abiertos')).toBeDefined();
    await choose();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Asignar' }));
    await waitFor(() =>
      expect(calls('admin.leads.assign')).toEqual([
        { leadId: numberedId(1), from: null, advisorUserId: numberedId(50) },
      ]),
    );
    await waitFor(() => expect(currentToast()?.title).toBe('Empresa 1, asignado a Jordi Ferrer'));
  });

  test('are assigned many at once: one that failed stays selected and is named', async () => {
    const { calls } = await renderScreen('/admin/sell-leads', {
      answers: [
        mockFirmLeadServer(leads),
        {
          admin: {
            leads: {
              assign: ({ leadId }) =>
                leadId === numberedId(2)
                  ? { refusal: 'conflict' }
                  : { id: leadId, advisorUserId: numberedId(50) },
            },
          },
        },
      ],
    });
    for (const name of ['Empresa 1', 'Empresa 2'])
      fireEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Asignar 2' }));
    await choose();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(calls('admin.leads.assign')).toHaveLength(2));
    await waitFor(() => expect(currentToast()?.kind).toBe('warning'));
    expect(currentToast()?.description).toContain('Empresa 2: otra persona lo ha cambiado antes.');
    const failed = await screen.findByRole('checkbox', { name: 'Seleccionar Empresa 2' });
    expect(failed).toHaveProperty('checked', true);
    const done = screen.getByRole('checkbox', { name: 'Seleccionar Empresa 1' });
    expect(done).toHaveProperty('checked', false);
  });

  test('that may be one stand side by side, with a choice for each field that differs', async () => {
    const { calls } = await renderScreen('/admin/sell-leads', {
      answers: mockFirmLeadServer(leads),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Posible duplicado' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Son la misma empresa?' });
    fireEvent.click(
      await within(dialog).findByRole('radio', { name: 'Contacto, Este lead: Ana Berruezo' }),
    );
    expect(within(dialog).getByText(/Mismo NIF/u)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fusionar los dos' }));
    await waitFor(() =>
      expect(calls('admin.leads.merge')).toEqual([
        { leadId: numberedId(2), version: 1, earlierVersion: 1, choices: { contactName: 'lead' } },
      ]),
    );
  });

  test('what the address asks for is what is read; without any it says so', async () => {
    const { calls } = await renderScreen('/admin/sell-leads', {
      answers: mockFirmLeadServer([]),
      search: '?view=unassigned&sort=revenue&direction=asc',
    });
    expect(await screen.findByText('Ningún lead espera asesor')).toBeDefined();
    expect(calls('admin.leads.list')).toMatchObject([
      { assigned: false, open: true, sort: 'revenue', direction: 'asc' },
    ]);
  });

  test('that cannot be read are said to be so, and can be tried again', async () => {
    await renderScreen('/admin/sell-leads', {
      answers: { admin: { leads: { list: { refusal: 'internal' } } } },
    });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });
});
