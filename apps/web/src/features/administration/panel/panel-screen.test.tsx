import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueueItem, Queue } from '@valia/domain/administration/panel-schemas.ts';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { firmRequest } from '../collaborations/testing/firm-request.ts';
import { sampleCommission } from '../commissions/testing/sample-commission.ts';
import { mockUserAccount } from '../users/testing/mock-user-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const since = '2026-11-21T10:00:00.000Z';

const lead: QueueItem = {
  kind: 'lead',
  id: numberedId(1),
  weight: 'critical',
  since,
  companyName: 'Logística Bidaurre, S.A.',
  annualRevenue: 14_300_000,
  ebitda: 1_870_000,
  province: '20',
  sector: null,
  reason: null,
  timing: null,
};
const event: QueueItem = {
  kind: 'security',
  id: numberedId(2),
  weight: 'high',
  since,
  eventType: 'sign_in_failures',
  severity: 'high',
  subject: 'Iker Lasarte',
  auditRow: null,
};
const acknowledged: SecurityEventItem = {
  id: numberedId(2),
  eventType: 'sign_in_failures',
  severity: 'high',
  subjectId: null,
  subject: 'Iker Lasarte',
  isAboutLead: false,
  detail: {},
  createdAt: since,
  acknowledgedAt: since,
  acknowledgedByName: 'Irene Sanabria',
  note: null,
};
const verification: QueueItem = {
  kind: 'verification',
  id: numberedId(3),
  weight: 'normal',
  since,
  name: 'Víctor Casals',
  email: 'victor@casals.example',
  company: 'Casals Gestió',
  city: 'Reus',
  taxId: null,
  dueAt: since,
};

const request: QueueItem = {
  kind: 'request',
  id: numberedId(4),
  weight: 'high',
  since,
  version: 3,
  companyName: 'Conservas Itxaso, S.A.',
  senderName: 'Nora Azkue',
  requestType: 'referral',
  expectedValueCents: 272_000_000,
  message: 'Quiere vender antes del verano',
  dueAt: since,
};
const earned: QueueItem = {
  kind: 'commission',
  id: numberedId(5),
  weight: 'normal',
  since,
  version: 2,
  status: 'earned',
  companyName: 'Talleres Orbea, S.L.',
  recipientName: 'Nora Azkue',
  amountCents: 1_234_500,
  dueAt: null,
};
const approved: QueueItem = {
  ...earned,
  id: numberedId(6),
  version: 5,
  status: 'approved',
  dueAt: since,
};

interface Rendered {
  queueItems?: QueueItem[];
  address?: string;
  refuse?: ErrorCode;
  freeBytes?: number;
}

const renderPanel = async ({
  queueItems = [lead, event, verification],
  address = '',
  refuse,
  freeBytes = 58e9,
}: Rendered) => {
  let kept = queueItems;
  const queueNow = (): Queue => {
    const count = (kind: QueueItem['kind']) =>
      kept.filter((queueItem) => queueItem.kind === kind).length;
    return {
      queueItems: kept,
      counts: {
        lead: count('lead'),
        request: count('request'),
        commission: count('commission'),
        verification: count('verification'),
        security: count('security'),
        problem: 0,
        item: 0,
      },
      critical: kept.filter(({ weight }) => weight === 'critical').length,
      recent: [
        { id: 9, action: 'user.verified', byName: 'Beatriz Ulloa', subject: 'Leire', at: since },
      ],
    };
  };
  const acting =
    <Answered,>(answer: Answered) =>
    (input: object): Answered | { refusal: ErrorCode } => {
      const text = JSON.stringify(input);
      kept = kept.filter(({ id }) => !text.includes(id));
      return refuse === undefined ? answer : { refusal: refuse };
    };
  const figures = {
    users: 214,
    newUsers: 5,
    organizations: 171,
    archivedOrganizations: 2,
    valuations: 1286,
    completedValuations: 742,
    openLeads: 48,
    unassignedLeads: 4,
    graveEvents: 4,
  };
  const health = {
    database: { latencyMs: 3, connections: 11, mostConnections: 40, sizeBytes: 1.8e9 },
    jobs: { waiting: 6, oldestAt: null },
    mail: { undelivered: 3, retrying: 0, nextTryAt: null },
    disk: { freeBytes, totalBytes: 200e9 },
    chain: { sealed: 12_480, sealedAt: since, unsealed: 0, checked: 200, isIntact: true },
  };
  const advisers = {
    advisers: [{ userId: numberedId(50), name: 'Ainhoa Elorza', city: 'Donostia', openLeads: 3 }],
  };
  return renderScreen('/admin', {
    search: address,
    answers: {
      admin: {
        panel: {
          queue: queueNow,
          figures,
          health,
          advisers,
          taken: { byName: 'Beatriz Ulloa', at: since, action: 'security.acknowledged' },
          assignLead: acting({ id: numberedId(1), advisorUserId: numberedId(50) }),
        },
        security: { acknowledge: acting(acknowledged) },
        users: { decideVerification: acting(mockUserAccount(3)) },
        collaborations: { accept: acting(firmRequest('accepted')) },
        commissions: { approve: acting(sampleCommission(5, 'approved')) },
      },
    },
  });
};

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const opened = async () => {
  const rows = await screen.findAllByRole('button', { expanded: true });
  return rows.find((row) => row.closest('[data-queue-item]') !== null)?.textContent;
};

describe('the panel', () => {
  test('says how many wait and how many are critical, and how the product is', async () => {
    await renderPanel({});
    expect(
      await screen.findByRole('heading', { name: '3 asuntos esperan, 1 es crítico' }),
    ).toBeDefined();
    expect(await screen.findByText('3 sin entregar')).toBeDefined();
    expect(await screen.findByText('1 aviso')).toBeDefined();
    expect(await screen.findByText(/Beatriz Ulloa verificó a un asesor: Leire/)).toBeDefined();
  });

  test.each([
    [58e9, '71 %', '142 GB de 200.', '1 aviso'],
    [12e9, '94 %', 'Queda poco sitio: 12,0 GB de 200.', '2 avisos'],
    [1e8, '99 %', 'Sin sitio: quedan 0,1 GB de 200. Lo que se guarde puede fallar.', '2 avisos'],
  ])('tells of a disk with %d bytes left as it is', async (freeBytes, share, sentence, state) => {
    await renderPanel({ freeBytes });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText(share)).toBeDefined();
    expect(screen.getByText(state)).toBeDefined();
  });

  test('is walked and acted on without the mouse: next, act, next', async () => {
    const { calls } = await renderPanel({});
    await waitFor(async () => expect(await opened()).toContain('Logística Bidaurre'));
    press('j');
    await waitFor(async () => expect(await opened()).toContain('Muchos accesos fallidos'));
    press('a');
    await waitFor(() =>
      expect(calls('admin.security.acknowledge')).toEqual([{ id: numberedId(2), note: '' }]),
    );
    await waitFor(async () => expect(await opened()).toContain('Víctor Casals'));
    expect(screen.queryByRole('status')?.textContent ?? '').not.toContain('se ha ocupado');
    press('a');
    await waitFor(() => expect(calls('admin.users.decideVerification')).toHaveLength(1));
  });

  test('a request is accepted and a commission approved where they stand; a payment is noted in its panel', async () => {
    const { calls, router } = await renderPanel({ queueItems: [request, earned, approved] });
    await waitFor(async () => expect(await opened()).toContain('Conservas Itxaso'));
    expect(screen.getByText('Quiere vender antes del verano')).toBeDefined();
    press('a');
    await waitFor(() =>
      expect(calls('admin.collaborations.accept')).toEqual([
        { requestId: numberedId(4), version: 3 },
      ]),
    );
    await waitFor(async () => expect(await opened()).toMatch(/12\.345,00\s€ por aprobar/u));
    press('a');
    await waitFor(() =>
      expect(calls('admin.commissions.approve')).toMatchObject([
        { commissionId: numberedId(5), version: 2, reason: '' },
      ]),
    );
    await waitFor(async () => expect(await opened()).toContain('por pagar, de Nora Azkue'));
    press('a');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/commissions'));
    expect(router.state.location.search).toMatchObject({ commission: numberedId(6), act: 'pay' });
  });

  test('Enter opens the whole of it', async () => {
    const { router } = await renderPanel({ queueItems: [verification] });
    await waitFor(async () => expect(await opened()).toContain('Víctor Casals'));
    press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  });

  test('a lead is given to the adviser who is chosen', async () => {
    const { calls } = await renderPanel({ queueItems: [lead] });
    fireEvent.click(await screen.findByRole('button', { name: /^Asignar/ }));
    expect(await screen.findByText('Elige a quién se lo asignas')).toBeDefined();
    fireEvent.click(screen.getByRole('combobox', { name: 'Asesor' }));
    fireEvent.click(await screen.findByText('Ainhoa Elorza · Donostia · 3 leads abiertos'));
    fireEvent.click(screen.getByRole('button', { name: /^Asignar/ }));
    await waitFor(() =>
      expect(calls('admin.panel.assignLead')).toEqual([
        { leadId: numberedId(1), from: null, advisorUserId: numberedId(50) },
      ]),
    );
  });

  test('a key that asks for an act which lacks something leads to its field', async () => {
    await renderPanel({ queueItems: [lead] });
    await waitFor(async () => expect(await opened()).toContain('Logística Bidaurre'));
    press('a');
    const field = await screen.findByRole('combobox', { name: 'Asesor' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('Elige a quién se lo asignas')).toBeDefined();
  });

  test('what another administrator just took says so', async () => {
    await renderPanel({ queueItems: [event, verification], refuse: 'conflict' });
    fireEvent.click(await screen.findByRole('button', { name: /^Reconocer/ }));
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Ha cambiado mientras tanto. Se muestra como está ahora.'),
    );
    const told = await screen.findByText(/Beatriz Ulloa se ha ocupado de «Muchos accesos/);
    expect(told).toBeDefined();
    await waitFor(async () => expect(await opened()).toContain('Víctor Casals'));
  });

  test('with nothing that waits it says what was done last', async () => {
    await renderPanel({ queueItems: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nada pendiente' })).toBeDefined();
    expect(
      await screen.findByText(/Lo último: Beatriz Ulloa verificó a un asesor: Leire/),
    ).toBeDefined();
  });

  test('shows one kind alone where its tab is chosen', async () => {
    await renderPanel({ address: '?tab=security' });
    expect(await screen.findByText('Muchos accesos fallidos seguidos')).toBeDefined();
    const tabs = screen.getByRole('navigation', { name: 'Vistas' });
    expect(within(tabs).getByRole('link', { name: 'Seguridad 1' }).ariaCurrent).toBe('page');
    expect(screen.queryByText('Logística Bidaurre, S.A.')).toBeNull();
  });
});
