import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { firmRequest } from './testing/firm-request.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

test('a request that was decided meanwhile is shown as it is, and said', async () => {
  let status: 'pending' | 'accepted' = 'pending';
  await renderScreen('/admin/advisor-collaborations', {
    search: `?request=${numberedId(1)}&act=reject`,
    answers: {
      referrals: { get: () => firmRequest(status), messages: { items: [], nextCursor: null } },
      admin: {
        collaborations: {
          list: { items: [], nextCursor: null },
          totals: { toAnswer: 1, late: 0, toFirm: 1, betweenAdvisers: 0 },
          views: { views: [] },
          reject: () => {
            status = 'accepted';
            return { refusal: 'conflict' };
          },
        },
      },
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
