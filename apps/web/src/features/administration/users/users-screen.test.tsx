import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { mockUserAccount, mockAdministrator, mockUserServer } from './testing/mock-user-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

const own = mockUserAccount(0, {
  email: mockAdministrator.email,
  role: 'admin',
  verification: null,
});
const people = [own, mockUserAccount(1), mockUserAccount(2)];
const show = (
  answers: MockAnswers | MockAnswers[] = mockUserServer(people),
  search = '',
  width = 1440,
) => renderScreen('/admin/users', { person: mockAdministrator, answers, search, width });
const panel = (name = 'Persona 1') => screen.findByRole('complementary', { name });
const typeReason = (reason: string) =>
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: reason } });

describe('the list', () => {
  test('says how many accounts there are, and who one is oneself', async () => {
    await show();
    expect(
      await screen.findByText('120 cuentas: 110 asesores, 0 usuarios y 10 administradores.'),
    ).toBeDefined();
    expect(await screen.findByText('tú')).toBeDefined();
  });

  test('asks for those to verify by what is due first, and says how late the firm is', async () => {
    const due = new Date(Date.now() + 11.5 * 3_600_000).toISOString();
    const soon = mockUserAccount(3, {
      verification: { status: 'pending', dueAt: due, decidedAt: null },
    });
    const { calls } = await show(mockUserServer([soon]), '?view=pending');
    expect(await screen.findByText('quedan 12 h')).toBeDefined();
    expect(calls('admin.users.list')).toMatchObject([
      { verification: 'pending', sort: 'due', direction: 'asc' },
    ]);
    // Only the column header matches: the view fixes the verification, so there is no filter for it.
    expect(screen.getAllByRole('button', { name: 'Verificación' })).toHaveLength(1);
  });

  test('its filters and its order are what the address asks for', async () => {
    const { calls } = await show(
      undefined,
      '?role=advisor&access=30d&factor=off&status=locked&sort=created&direction=asc',
    );
    await screen.findByText('tú');
    expect(calls('admin.users.list')).toMatchObject([
      { role: 'advisor', access: '30d', secondFactor: false, status: 'locked', sort: 'created' },
    ]);
  });

  test('says of how many it shows the first ones, where no filter narrows what the tab counts', async () => {
    const shown = async (address: string, text: string): Promise<void> => {
      await show(mockUserServer(people, true), address);
      expect(await screen.findByText(text)).toBeDefined();
      cleanup();
    };
    await shown('', '3 de 120');
    await shown('?view=pending', '3 de 40');
    await shown('?role=advisor', 'Las 3 primeras');
    // The count of this view was read before more users were locked: it is lower than the number of rows, so it
    // is not shown.
    await shown('?view=locked', 'Las 3 primeras');
  });

  test('without anybody to verify it says so', async () => {
    await show(mockUserServer([]), '?view=pending');
    expect(await screen.findByText('Nadie espera verificación')).toBeDefined();
  });

  test('on a phone its rows are cards that open the panel', async () => {
    const { router } = await show(undefined, '', 360);
    fireEvent.click(await screen.findByRole('link', { name: 'Persona 1' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(router.state.location.search).toMatchObject({ user: numberedId(1) });
  });
});

describe('the panel', () => {
  test('opens beside the list, J and K walk it, Escape closes it', async () => {
    const { router } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'Persona 1' }));
    const opened = await panel();
    expect(await within(opened).findByText('3 valoraciones, 1 lead, 2 comisiones')).toBeDefined();
    expect(
      within(opened).getByText(/Verificación rechazada: «el NIF está caducado»/),
    ).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'j' });
    await panel('Persona 2');
    fireEvent.keyDown(document.body, { key: 'k' });
    await panel();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(router.state.location.searchStr).toBe('');
  });

  test('opens from the row at one of the acts that it offers', async () => {
    const { router } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Persona 1' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Abrir',
      'Verificar…',
      'Rechazar…',
      'Cerrar sesiones…',
      'Bloquear…',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Bloquear…' }));
    await panel();
    expect(router.state.location.search).toEqual({ user: numberedId(1), act: 'lock' });
    expect(await screen.findByRole('button', { name: 'Bloquear' })).toBeDefined();
  });

  test('of oneself offers no acts', async () => {
    await show(undefined, `?user=${numberedId(0)}`);
    const opened = await panel('Persona 0');
    await within(opened).findByText('3 valoraciones, 1 lead, 2 comisiones');
    expect(within(opened).queryByText('Acciones')).toBeNull();
  });

  test('offers only the roles that the actor may give', async () => {
    await show(undefined, `?user=${numberedId(1)}`);
    const role = await screen.findByLabelText('Rol');
    expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Asesor', 'Usuario']);
  });
});

describe('an act', () => {
  test('asks for its reason in place, and shows what it has done', async () => {
    const { calls } = await show(undefined, `?user=${numberedId(1)}`);
    await screen.findByRole('button', { name: /Bloquear…/ });
    fireEvent.click(screen.getByRole('button', { name: /Bloquear…/ }));
    const button = await screen.findByRole('button', { name: 'Bloquear' });
    await act(async () => fireEvent.click(button));
    expect(await screen.findByText('Este campo es obligatorio')).toBeDefined();
    expect(calls('admin.users.lock')).toEqual([]);
    typeReason('Lo pidió por teléfono');
    fireEvent.click(button);
    await waitFor(() => expect(currentToast()?.title).toBe('Cuenta bloqueada'));
    expect(calls('admin.users.lock')).toEqual([
      { userId: numberedId(1), reason: 'Lo pidió por teléfono' },
    ]);
    expect(await screen.findByText('bloqueada')).toBeDefined();
    // The button that undoes the action has replaced it.
    const unlock = await screen.findByRole('button', { name: /Desbloquear…/ });
    await waitFor(() => expect(document.activeElement).toBe(unlock));
  });

  test('a pending pill opens the decision, whose reason may be left out', async () => {
    const { calls } = await show();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Pendiente: decidir sobre Persona 1' }),
    );
    expect(await screen.findByLabelText('Motivo (opcional)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Asesor verificado'));
    expect(calls('admin.users.decideVerification')).toEqual([
      { userId: numberedId(1), from: 'pending', decision: 'verified', reason: '' },
    ]);
  });

  test('that was decided meanwhile is told, and read anew', async () => {
    const { calls } = await show(
      [
        mockUserServer(people),
        { admin: { users: { decideVerification: { refusal: 'verification-decided' } } } },
      ],
      `?user=${numberedId(1)}&act=verify`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Verificar' }));
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Ha cambiado mientras tanto. Se muestra como está ahora.'),
    );
    await waitFor(() => expect(calls('admin.users.get').length).toBeGreaterThan(1));
  });
});

describe('several at once', () => {
  test('are verified one by one, and who could not be is named', async () => {
    const { calls } = await show([
      mockUserServer(people),
      {
        admin: {
          users: {
            decideVerification: ({ userId }) =>
              userId === numberedId(2) ? { refusal: 'verification-decided' } : mockUserAccount(1),
          },
        },
      },
    ]);
    fireEvent.click(await screen.findByLabelText('Seleccionar las que se ven'));
    fireEvent.click(screen.getByRole('button', { name: 'Verificar 2' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Verificar a 2 asesores?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verificar' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Asesor verificado'));
    expect(currentToast()?.description).toContain('1 no se ha podido cambiar.');
    expect(calls('admin.users.decideVerification')).toHaveLength(2);
  });

  test('end their sessions for a reason, the own ones never', async () => {
    const { calls } = await show();
    fireEvent.click(await screen.findByLabelText('Seleccionar las que se ven'));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesiones' }));
    const dialog = await screen.findByRole('dialog');
    const end = within(dialog).getByRole('button', { name: 'Cerrar sesiones' });
    fireEvent.click(end);
    expect(within(dialog).getByText('Escribe el motivo')).toBeDefined();
    typeReason('Equipo perdido');
    fireEvent.click(end);
    await waitFor(() => expect(calls('admin.users.endSessions')).toHaveLength(2));
    expect(calls('admin.users.endSessions')).toEqual(
      [1, 2].map((number) => ({ userId: numberedId(number), reason: 'Equipo perdido' })),
    );
  });
});

describe('an invitation', () => {
  test('to somebody who has an account is told at the field', async () => {
    await show([
      mockUserServer(people),
      { admin: { users: { invite: { refusal: 'account-exists' } } } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Invitar usuario' }));
    const email = await screen.findByLabelText('Email');
    fireEvent.change(email, { target: { value: 'nueva@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText(/Ya hay una cuenta con ese email/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email));
  });
});
