import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listAdvisersInput } from '@valia/domain/directory/adviser-list-inputs.ts';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { endSession } from '../../lib/session/session-store.ts';
import { mockSearchPage } from '../../lib/testing/mock-search-page.ts';
import { noConnection } from '../../lib/testing/mock-server.ts';
import { numberedId } from '../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { valuationItem } from '../../lib/testing/valuation-item.ts';
import { dismissToast } from '../../lib/toast/show-toast.ts';
import {
  mockRequestDetails,
  mockRequestServer,
  requestItem,
} from './testing/mock-request-server.ts';

afterEach(() => {
  cleanup();
  endSession();
  dismissToast();
});

const adviser = (number: number, name: string): ListedAdviser => ({
  id: numberedId(number),
  name,
  company: null,
  specialties: [],
  sectors: [],
  languages: [],
  province: null,
  presentation: '',
  answersInHours: null,
  collaborations: 0,
});

describe('my requests', () => {
  test('are withdrawn after a question, by the version that was seen', async () => {
    const request = requestItem(1);
    const withdrawn = { ...request, status: 'withdrawn' as const, version: 2, expiresAt: null };
    const { calls } = await renderScreen('/my-referrals', {
      answers: [
        mockRequestServer([request]),
        {
          referrals: { get: mockRequestDetails(request), withdraw: mockRequestDetails(withdrawn) },
        },
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pendiente: retirar Empresa 1' }));
    expect(await screen.findByRole('dialog', { name: '¿Retirar la solicitud?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
    await waitFor(() =>
      expect(calls('referrals.withdraw')).toEqual([{ requestId: numberedId(1), version: 1 }]),
    );
  });

  test('say that there are none yet, and that no rate is defined', async () => {
    await renderScreen('/my-referrals', { answers: mockRequestServer() });
    expect(await screen.findByText('Aún no has enviado ninguna solicitud')).toBeDefined();
    expect(await screen.findByText('Sin tarifa definida')).toBeDefined();
  });

  test('that nobody has confirmed as won are counted as their rows say', async () => {
    const won = {
      ...requestItem(1),
      status: 'accepted' as const,
      expiresAt: null,
      outcome: 'won' as const,
      isOutcomeConfirmed: false,
      commission: { amountCents: 1_632_000, step: 'estimated' as const },
    };
    const estimated = { amountCents: 1_632_000, open: 0, unconfirmed: 1 };
    const sentTotals = {
      all: 1,
      thisYear: 1,
      pending: 0,
      pendingOfFirm: 0,
      accepted: 1,
      won: 0,
      wonUnconfirmed: 1,
      estimated,
      nextDueAt: null,
    };
    await renderScreen('/my-referrals', {
      answers: [mockRequestServer([won]), { referrals: { sentTotals } }],
    });
    expect(await screen.findByText('ganada, pendiente de confirmar')).toBeDefined();
    expect(await screen.findByText('0 ganadas, 1 pendiente de confirmar')).toBeDefined();
    expect(
      await screen.findByText('0 solicitudes abiertas con tarifa, 1 pendiente de confirmar'),
    ).toBeDefined();
  });

  test('that cannot be read are asked for again', async () => {
    await renderScreen('/my-referrals', {
      answers: [mockRequestServer(), { referrals: { listSent: { refusal: 'unavailable' } } }],
    });
    expect(await screen.findByRole('button', { name: /reintentar|intentar/i })).toBeDefined();
  });
});

describe('a new request to another adviser', () => {
  const adviserPage = {
    items: [adviser(7, 'Núria Balcells')],
    nextCursor: null,
    mayWrite: true,
  };

  test('goes nowhere, the firm least of all, while nobody is chosen', async () => {
    const { calls } = await renderScreen('/my-referrals', {
      person: { emailConfirmed: false },
      search: '?new=true',
      answers: [mockRequestServer(), { referrals: { advisers: adviserPage } }],
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Otro asesor' }));
    const target = await screen.findByRole('combobox', { name: 'Asesor' });
    fireEvent.change(screen.getByLabelText('Empresa'), { target: { value: 'Talleres, S.L.' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Mensaje/u }), {
      target: { value: 'Los socios quieren vender' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(target.getAttribute('aria-invalid')).toBe('true'));
    expect(calls('referrals.create')).toEqual([]);
    fireEvent.change(target, { target: { value: numberedId(7) } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(calls('referrals.create')).toHaveLength(1));
    expect(calls('referrals.create')[0]).toMatchObject({ targetAdvisorId: numberedId(7) });
  });
});

describe('of more than are offered', () => {
  const look = async (label: string, text: string): Promise<void> => {
    const search = await screen.findByRole('searchbox', { name: label });
    fireEvent.change(search, { target: { value: text } });
    fireEvent.keyDown(search, { key: 'Enter' });
  };

  test('the last adviser and the last valuation are found by name, and sent', async () => {
    const advisers = Array.from({ length: 201 }, (_, at) =>
      adviser(at + 1, at === 200 ? 'Núria Balcells' : `Nombre ${String(at)}`),
    );
    const valuations = Array.from({ length: 201 }, (_, at) =>
      valuationItem(at + 1, {
        companyName: at === 200 ? 'Fundición Ágreda' : `Nombre ${String(at)}`,
        equityCentral: null,
      }),
    );
    const { calls } = await renderScreen('/my-referrals', {
      person: { emailConfirmed: false },
      search: '?new=true',
      answers: [
        mockRequestServer(),
        {
          referrals: {
            advisers: (input) => ({
              ...mockSearchPage(advisers, ({ name }) => name, listAdvisersInput.parse(input)),
              mayWrite: true,
            }),
          },
          valuations: {
            list: (input) =>
              mockSearchPage(
                valuations,
                ({ companyName }) => companyName,
                listValuationsInput.parse(input),
              ),
          },
        },
      ],
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Otro asesor' }));
    await look('Buscar asesor', 'balcells');
    await screen.findByRole('option', { name: 'Núria Balcells' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Asesor' }), {
      target: { value: numberedId(201) },
    });
    await look('Buscar valoración', 'ágreda');
    await screen.findByRole('option', { name: 'Fundición Ágreda' });
    expect(calls('referrals.create')).toEqual([]);
    fireEvent.change(screen.getByRole('combobox', { name: /^Valoración vinculada/u }), {
      target: { value: numberedId(201) },
    });
    fireEvent.change(screen.getByRole('textbox', { name: /^Mensaje/u }), {
      target: { value: 'Los socios quieren vender' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() =>
      expect(calls('referrals.create')).toMatchObject([
        {
          targetAdvisorId: numberedId(201),
          valuationId: numberedId(201),
          companyName: 'Fundición Ágreda',
        },
      ]),
    );
  });
});

describe('a new request of who may not write to advisers yet', () => {
  test('leads to what stands where the adviser would be chosen', async () => {
    const { calls } = await renderScreen('/my-referrals', {
      person: { emailConfirmed: false },
      search: '?new=true',
      answers: [
        mockRequestServer(),
        { referrals: { advisers: { items: [], nextCursor: null, mayWrite: false } } },
      ],
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Otro asesor' }));
    const note = await screen.findByRole('note');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(calls('referrals.create')).toEqual([]);
  });
});

describe('what others propose', () => {
  test('is rejected with a reason', async () => {
    const request = requestItem(2);
    const { calls } = await renderScreen('/my-received-collaborations', {
      search: `?request=${numberedId(2)}&act=reject`,
      answers: [
        mockRequestServer([request]),
        {
          referrals: {
            get: mockRequestDetails(request, { side: 'target' }),
            reject: { refusal: 'conflict' },
          },
        },
      ],
    });
    fireEvent.change(await screen.findByLabelText('Motivo'), {
      target: { value: 'No es mi sector' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(calls('referrals.reject')).toEqual([
        { requestId: numberedId(2), version: 1, reason: 'No es mi sector' },
      ]),
    );
  });
});

describe('a thread', () => {
  test('keeps the text of a message that did not get through, and sends it again as the same', async () => {
    const request = requestItem(3, { status: 'accepted', outcome: 'open', expiresAt: null });
    let tries = 0;
    const { calls } = await renderScreen('/collaborations/$id', {
      params: { id: numberedId(3) },
      answers: [
        mockRequestServer(),
        {
          referrals: {
            get: mockRequestDetails(request),
            markRead: { read: 0 },
            sendMessage: ({ text }) => {
              tries += 1;
              if (tries === 1) return noConnection;
              const at = '2026-11-21T10:00:00.000Z';
              return {
                id: numberedId(1),
                at,
                authorName: 'Marina',
                isMine: true,
                text,
                readAt: null,
              };
            },
          },
        },
      ],
    });
    const field = await screen.findByRole('textbox', { name: 'Escribe a Jordi Ferrer' });
    fireEvent.change(field, { target: { value: 'Hablamos el lunes' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('No se envió')).toBeDefined();
    expect(screen.getByText('Hablamos el lunes')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No se envió')).toBeNull());
    const [first, second] = calls('referrals.sendMessage');
    expect(second).toEqual(first);
  });
});
