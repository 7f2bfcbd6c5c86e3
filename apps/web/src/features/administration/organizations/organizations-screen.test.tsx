import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishSession } from '../../../lib/session/session-store.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../../lib/testing/render-form.tsx';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import { OrganizationsScreen } from './organizations-screen.tsx';

const at = '2026-11-21T08:42:00.000Z';
const id = '11111111-1111-4111-8111-111111111111';
const memberId = '22222222-2222-4222-8222-222222222222';
const organization = {
  organizationId: id,
  name: 'Soler Prada Asesores',
  taxId: 'B26001479',
  email: 'hola@solerprada.example',
  phone: null,
  status: 'active',
  disabledReason: null,
  owner: { userId: testSession.userId, name: 'Marta Soler', email: 'marta@solerprada.example' },
  members: 2,
  createdAt: at,
};
const person = { email: 'jordi@ferrervila.example', name: 'Jordi Ferrer', joinedAt: at };
const usual: Record<string, MockHttpAnswer> = {
  'admin.organizations.list': successAnswer({ items: [organization], nextCursor: null }),
  'admin.organizations.totals': successAnswer({ active: 1, disabled: 0, archived: 0, members: 2 }),
  'admin.organizations.views': successAnswer({ views: [] }),
  'admin.organizations.get': successAnswer({
    organization,
    members: [
      { ...person, userId: testSession.userId, name: 'Marta Soler', role: 'owner' },
      { ...person, userId: memberId, role: 'member' },
    ],
    openInvitations: 1,
    hasBrand: true,
    history: [
      {
        id: 1,
        action: 'organization.disabled',
        at,
        byName: 'Irene Sanabria',
        reason: 'Datos falsos',
      },
    ],
  }),
  'admin.organizations.disable': successAnswer({ ...organization, status: 'disabled' }),
  'admin.organizations.changeOwner': successAnswer(organization),
};

beforeEach(() => {
  publishSession({ ...testSession, role: 'admin', secondFactor: true });
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});
afterEach(cleanup);

const open = async (search = '', own: Record<string, MockHttpAnswer> = {}) => {
  const rendered = await renderForm(
    <OrganizationsScreen />,
    (procedure) => own[procedure] ?? usual[procedure] ?? successAnswer(null),
    { path: '/admin/organizations', search },
  );
  await rendered.answer();
  await rendered.load();
  return rendered;
};

test('the list says who owns each organization and how many are in it', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Soler Prada Asesores' })).toBeDefined();
  expect(screen.getByText('1 activa y 0 desactivadas, con 2 personas.')).toBeDefined();
  expect(screen.getByText('Marta Soler')).toBeDefined();
});

test('without any to show it says so, and leads back', async () => {
  await open('?view=disabled', {
    'admin.organizations.list': successAnswer({ items: [], nextCursor: null }),
  });
  expect(await screen.findByText('Ninguna organización está desactivada')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ver las abiertas' })).toBeDefined();
});

test('that cannot be read offers to try again', async () => {
  await open('', { 'admin.organizations.list': refusalAnswer('unavailable', 503) });
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
});

test('is switched off with a reason, and its history says why', async () => {
  const { answer, calls } = await open(`?organization=${id}&act=disable`);
  expect(await screen.findByText(/Desactivada: «Datos falsos»/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Motivo'), {
    target: { value: 'Se hace pasar por otra' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
  await answer();
  expect(calls.at(-1)).toEqual({ organizationId: id, reason: 'Se hace pasar por otra' });
  expect(currentToast()).toMatchObject({ kind: 'success', title: 'Organización desactivada' });
});

test('that has changed meanwhile is shown as it is, and it is said', async () => {
  const { answer } = await open(`?organization=${id}&act=disable`, {
    'admin.organizations.disable': refusalAnswer('conflict', 409),
  });
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'Datos falsos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
  await answer();
  expect(currentToast()?.title).toBe('Ha cambiado mientras tanto. Se muestra como está ahora.');
});

test('gets another owner from among its members', async () => {
  const { answer, calls } = await open(`?organization=${id}`);
  const choice = await screen.findByLabelText('Nuevo titular');
  expect(within(choice).queryByRole('option', { name: 'Marta Soler' })).toBeNull();
  fireEvent.change(choice, { target: { value: memberId } });
  expect(await screen.findByText(/Jordi Ferrer decidirá/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Baja de la titular' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pasar la titularidad' }));
  await answer();
  expect(calls.at(-1)).toMatchObject({ organizationId: id, userId: memberId });
});
