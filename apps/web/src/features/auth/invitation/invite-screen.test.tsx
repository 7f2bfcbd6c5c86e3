import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  currentSession,
  endSession,
  followOtherTabs,
  publishSession,
  sessionStorageKey,
} from '../../../lib/session/session-store.ts';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../../lib/testing/render-form.tsx';
import { InviteScreen } from './invite-screen.tsx';

const token = 'i'.repeat(43);
const invitation = {
  email: 'nueva@despacho.example',
  organizationName: 'Soler Prada Asesores',
  inviterName: 'Marta Soler',
  expiresAt: '2099-01-01T00:00:00.000Z',
  hasAccount: false,
};
const invited = { ...testSession, email: invitation.email };

beforeEach(() => endSession());
afterEach(cleanup);

const open = async (own: Record<string, MockHttpAnswer> = {}) => {
  const rendered = await renderForm(
    <InviteScreen />,
    (procedure) =>
      own[procedure] ??
      (procedure === 'auth.invitations.read'
        ? successAnswer(invitation)
        : successAnswer({ session: invited })),
    { path: '/invite', search: `?token=${token}` },
  );
  await rendered.answer();
  return rendered;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the page of an invitation', () => {
  it('a new person registers for the invited address, without the part of the advisory', async () => {
    const { answer, calls, path, load } = await open();
    expect(title()).toBe('Únete a Soler Prada Asesores');
    expect(screen.queryByLabelText('Nombre de la asesoría')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    type('Nombre', 'Nora');
    type('Apellidos', 'Nueva');
    type('Teléfono', '600 000 000');
    type('Contraseña', 'frase larga');
    type('Repite la contraseña', 'otra');
    fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta y unirme' }));
    await load();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeDefined();
    expect(
      screen.getByText('Debes aceptar los términos y condiciones para continuar'),
    ).toBeDefined();
    type('Repite la contraseña', 'frase larga');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta y unirme' }));
    await answer();
    expect(calls[1]).toEqual({
      token,
      firstName: 'Nora',
      lastName: 'Nueva',
      phone: '600 000 000',
      password: 'frase larga',
      termsAccepted: true,
      language: 'es',
    });
    expect(currentSession()).toMatchObject({ status: 'signed-in', email: invitation.email });
    expect(path()).toBe('/dashboard');
  });

  it('who has an account signs in first and comes back', async () => {
    await open({ 'auth.invitations.read': successAnswer({ ...invitation, hasAccount: true }) });
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'Iniciar sesión para aceptar',
    });
    expect(new URL(link.href).searchParams.get('next')).toBe(`/invite?token=${token}`);
  });

  it('the invited person accepts, knowing what they leave', async () => {
    publishSession(invited);
    const { answer, calls, path } = await open();
    expect(screen.getByText('Asesoría de ejemplo')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }));
    await answer();
    expect(calls[1]).toEqual({ token });
    expect(currentToast()?.title).toBe('Ya formas parte de Soler Prada Asesores');
    expect(path()).toBe('/dashboard');
  });

  it('an owner with members is told to hand over first', async () => {
    publishSession(invited);
    const { answer, path } = await open({
      'auth.invitations.accept': refusalAnswer('organization-has-members', 409),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }));
    await answer();
    expect(currentToast()).toMatchObject({
      kind: 'error',
      title: 'Error al aceptar la invitación',
      description:
        'Tu organización tiene más miembros. Pasa la titularidad a uno de ellos antes de salir.',
    });
    expect(path()).toBe('/invite');
  });

  it('cannot be accepted before it is known what one would leave', async () => {
    const stop = followOtherTabs();
    await open();
    const { userId, email, role, expiresAt } = invited;
    const newValue = JSON.stringify({ userId, email, role, expiresAt });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue }));
    });
    expect(screen.getByText('Un momento…')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
    act(() => publishSession(invited));
    expect(screen.getByRole('button', { name: 'Aceptar la invitación' })).toBeDefined();
    stop();
  });

  it('a second press on the way out sends nothing more', async () => {
    publishSession(testSession);
    const { answer, called } = await open();
    const out = screen.getByRole('button', { name: 'Cerrar sesión' });
    fireEvent.click(out);
    fireEvent.click(out);
    await answer();
    expect(called.filter((procedure) => procedure === 'auth.signOut')).toHaveLength(1);
  });

  it("a password made of the invited address's own name counts as weak", async () => {
    await open();
    type('Contraseña', 'nuevanueva1');
    expect(screen.getByText('Débil.')).toBeDefined();
  });

  it('somebody else is refused clearly, and can sign out on the spot', async () => {
    publishSession(testSession);
    const { answer, path } = await open();
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta invitación es para nueva@despacho.example y has entrado como marina@despacho.example. Para aceptarla, cierra la sesión y entra con el email invitado.',
    );
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await answer();
    expect(currentSession().status).toBe('signed-out');
    expect(path()).toBe('/invite');
    expect(screen.getByRole('button', { name: 'Crear cuenta y unirme' })).toBeDefined();
  });

  it.each([
    ['invitation-used', 'Esta invitación ya se ha utilizado.'],
    [
      'link-not-valid',
      'Esta invitación ha expirado o no es válida. Pide otra a la persona que te invitó.',
    ],
  ])('says why it can no longer be accepted (%s)', async (code, shown) => {
    await open({ 'auth.invitations.read': refusalAnswer(code, 409) });
    expect(title()).toBe('Enlace Inválido');
    expect(screen.getByText(shown)).toBeDefined();
  });
});
