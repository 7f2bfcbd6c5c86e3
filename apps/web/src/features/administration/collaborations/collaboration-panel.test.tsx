import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { renderOneScreen } from '../../../lib/testing/render-one-screen.ts';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { AdvisorCollaborationsScreen } from './advisor-collaborations-screen.tsx';
import { readCollaborationsSearch } from './read-collaborations-search.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const id = '00000000-0000-4000-8000-000000000001';
const now = '2026-11-21T10:00:00.000Z';

const detailsIn = (status: 'pending' | 'accepted'): RequestDetails => ({
  request: {
    id,
    version: status === 'pending' ? 1 : 2,
    type: 'referral',
    companyName: 'Talleres Orbea, S.L.',
    counterpart: { kind: 'person', userId: id, name: 'Nora Azkue', company: null },
    status,
    createdAt: now,
    expiresAt: null,
    dueAt: status === 'pending' ? now : null,
    decidedAt: status === 'pending' ? null : now,
    outcome: status === 'pending' ? null : 'open',
    isOutcomeConfirmed: false,
    hasValuation: false,
    valuationId: null,
    commission: null,
  },
  side: 'firm',
  message: '',
  sector: null,
  province: null,
  expectedValueCents: null,
  reason: null,
  outcomeSetAt: null,
  valuation: null,
  events: [],
});

test('a request that was decided meanwhile is shown as it is, and said', async () => {
  stubMedia((media) => media.includes('min-width'));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  let status: 'pending' | 'accepted' = 'pending';
  await renderOneScreen({
    path: '/admin/advisor-collaborations',
    validateSearch: readCollaborationsSearch,
    component: AdvisorCollaborationsScreen,
    search: `?request=${id}&act=reject`,
    areas: ['shared', 'first', 'shell', 'lists', 'referrals', 'administration'],
    answer: (procedure) => {
      switch (procedure) {
        case 'referrals.get':
          return { data: detailsIn(status) };
        case 'admin.collaborations.reject':
          status = 'accepted';
          return { refusal: 'conflict' };
        case 'admin.collaborations.totals':
          return { data: { toAnswer: 1, late: 0, toFirm: 1, betweenAdvisers: 0 } };
        case 'admin.collaborations.views':
          return { data: { views: [] } };
        default:
          return { data: { items: [], nextCursor: null } };
      }
    },
  });
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'No encaja' } });
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'No se pudo rechazar la solicitud',
      description: 'Ha cambiado mientras tanto. Se muestra como está ahora.',
    }),
  );
  await waitFor(() => expect(screen.queryByText('Aceptar y crear el lead')).toBeNull());
});
