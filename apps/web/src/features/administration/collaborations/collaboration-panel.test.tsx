import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { renderOneScreen } from '../../../lib/testing/render-one-screen.ts';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { detailsOf, requestItem } from '../../referrals/testing/render-requests.tsx';
import { AdvisorCollaborationsScreen } from './advisor-collaborations-screen.tsx';
import { readCollaborationsSearch } from './read-collaborations-search.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const id = '00000000-0000-4000-8000-000000000001';
const now = '2026-11-21T10:00:00.000Z';

const detailsIn = (status: 'pending' | 'accepted'): RequestDetails => {
  const isPending = status === 'pending';
  const request = requestItem(1, {
    id,
    version: isPending ? 1 : 2,
    status,
    dueAt: isPending ? now : null,
    decidedAt: isPending ? null : now,
    outcome: isPending ? null : 'open',
  });
  return detailsOf(request, { side: 'firm' });
};

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
