import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const open = async (type: ValuationType, access: 'owner' | 'read' = 'owner') => {
  const server = startValuationServer();
  const { document } = server.state.valuation;
  const company = { ...document.company, province: null };
  const valuation = { ...server.state.valuation, document: { ...document, company } };
  server.state.valuation = { ...valuation, type, access };
  const { calls } = await showEditor(server, {
    answers: { referrals: { leads: { askForHelp: { leadId: crypto.randomUUID() } } } },
  });
  await screen.findAllByText('Ver el análisis completo');
  return { asked: () => calls('referrals.leads.askForHelp'), id: server.state.valuation.id };
};

describe('help from the firm', () => {
  test('to buy a potential acquisition shares it only with consent, which is asked for', async () => {
    const { asked, id } = await open('potential_acquisition');
    expect(screen.queryByText('Ayúdame a vender')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pedir ayuda para la compra' }));
    const dialog = await screen.findByRole('dialog', { name: /Ayuda para comprar/u });
    expect(within(dialog).getByText('Financiación, si hace falta')).toBeDefined();
    expect(within(dialog).getByText('No indicada')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pedir ayuda' }));
    const consent = within(dialog).getByRole('checkbox', { name: /Comparto esta valoración/u });
    expect(await within(dialog).findByText(/La firma necesita leer la valoración/u)).toBeDefined();
    expect(asked()).toEqual([]);
    fireEvent.click(consent);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pedir ayuda' }));
    await waitFor(() =>
      expect(asked()).toEqual([{ valuationId: id, message: '', phone: null, consent: true }]),
    );
    await waitFor(() => expect(currentToast()?.title).toBe('Solicitud enviada a la firma'));
  });

  test('to sell belongs to the other types', async () => {
    await open('client_business');
    fireEvent.click(screen.getByRole('button', { name: 'Ayúdame a vender' }));
    const dialog = await screen.findByRole('dialog', { name: /Ayuda para vender/u });
    expect(within(dialog).getByText('Búsqueda de compradores')).toBeDefined();
  });

  test('is asked for by the owner alone', async () => {
    await open('client_business', 'read');
    expect(screen.queryByText('Ayúdame a vender')).toBeNull();
  });
});
