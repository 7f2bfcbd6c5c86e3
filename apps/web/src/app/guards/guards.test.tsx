import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endSession, publishSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../lib/toast/show-toast.ts';
import { AdministratorGuard } from './administrator-guard.tsx';
import { AdviserGuard } from './adviser-guard.tsx';
import { AuthenticatedGuard } from './authenticated-guard.tsx';
import { GuestGuard } from './guest-guard.tsx';
import { renderGuarded } from '../testing/render-guarded.tsx';

const session: Session = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'marta@soler.example',
  emailConfirmed: true,
  firstName: null,
  lastName: null,
  organizationName: null,
  role: 'advisor',
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
};

/**
 * Simulates a sign-in in another tab: the browser has stored who is signed in, but the rights are still unknown until
 * the server responds.
 */
const signInByOtherTab = (person: Session = session) => {
  const { userId, email, role, expiresAt } = person;
  const newValue = JSON.stringify({ userId, email, role, expiresAt });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'valia.session', newValue }));
  });
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the authenticated guard', () => {
  const guarded = {
    guard: AuthenticatedGuard,
    guardedPath: '/dashboard',
    startAt: '/dashboard?tab=1',
  } as const;

  test('shows a skeleton while it is not known who is there', async () => {
    await renderGuarded({ ...guarded, session: 'never' });
    expect(await screen.findByLabelText('Cargando')).toBeTruthy();
    expect(screen.queryByText('guarded page')).toBeNull();
  });

  test('shows its page to a signed-in person', async () => {
    await renderGuarded({ ...guarded, session });
    expect(await screen.findByText('guarded page')).toBeTruthy();
  });

  test('leads others to the sign-in page, keeps where they wanted to go and replaces the history', async () => {
    const router = await renderGuarded({ ...guarded, session: null });
    expect(await screen.findByText('page /login')).toBeTruthy();
    expect(router.state.location.search).toEqual({ next: '/dashboard?tab=1' });
    expect(router.history.length).toBe(1);
  });

  test('says so when the session has ended elsewhere, and keeps where one was', async () => {
    publishSession(session);
    const router = await renderGuarded({ ...guarded, session });
    await screen.findByText('guarded page');
    act(() => endSession());
    expect(await screen.findByText('page /login')).toBeTruthy();
    expect(router.state.location.search).toEqual({ next: '/dashboard?tab=1' });
    expect(currentToast()?.title).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
  });

  test("begins its page anew for another person, so that nobody sees what was another's", async () => {
    publishSession(session);
    await renderGuarded({ ...guarded, session });
    const ofOne = await screen.findByText('guarded page');
    act(() => publishSession({ ...session, emailConfirmed: false }));
    expect(screen.getByText('guarded page')).toBe(ofOne);
    act(() => publishSession({ ...session, userId: '00000000-0000-4000-8000-000000000002' }));
    expect(await screen.findByText('guarded page')).not.toBe(ofOne);
  });

  test('after signing out by choice the way back is not kept', async () => {
    publishSession(session);
    const router = await renderGuarded({ ...guarded, session });
    await screen.findByText('guarded page');
    act(() => endSession(true));
    expect(await screen.findByText('page /login')).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });
});

describe('the guest guard', () => {
  const guarded = { guard: GuestGuard, guardedPath: '/login', startAt: '/login' } as const;

  test('leads a signed-in person on to the dashboard', async () => {
    publishSession(session);
    await renderGuarded({ ...guarded, session });
    expect(await screen.findByText('page /dashboard')).toBeTruthy();
  });

  test('shows its page to everybody else', async () => {
    endSession();
    await renderGuarded({ ...guarded, session: null });
    expect(await screen.findByText('guarded page')).toBeTruthy();
  });

  test("decides on entry only, so that the form's own redirect wins", async () => {
    endSession();
    const router = await renderGuarded({ ...guarded, session: null });
    await screen.findByText('guarded page');
    act(() => publishSession(session));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(screen.getByText('guarded page')).toBeTruthy();
  });

  test('follows another tab that signs in', async () => {
    endSession();
    await renderGuarded({ ...guarded, session: null });
    await screen.findByText('guarded page');
    signInByOtherTab();
    expect(await screen.findByText('page /dashboard')).toBeTruthy();
  });

  test('follows another tab to the page that was asked for here', async () => {
    endSession();
    await renderGuarded({ ...guarded, startAt: '/login?next=%2Fvaluations', session: null });
    await screen.findByText('guarded page');
    signInByOtherTab();
    expect(await screen.findByText('page /valuations')).toBeTruthy();
  });

  test('each of its pages is an entry: who signed in elsewhere meanwhile is led on', async () => {
    endSession();
    const router = await renderGuarded({ ...guarded, alsoGuarded: '/register', session: null });
    await screen.findByText('guarded page');
    await act(() => router.navigate({ href: '/register' }));
    expect(await screen.findByText('other guarded page')).toBeTruthy();
    act(() => publishSession(session));
    await act(() => router.navigate({ href: '/login' }));
    expect(await screen.findByText('page /dashboard')).toBeTruthy();
  });

  test('a form that signs in leads where it wants, not where the guard does', async () => {
    endSession();
    const router = await renderGuarded({ ...guarded, alsoGuarded: '/register', session: null });
    await screen.findByText('guarded page');
    await act(async () => {
      publishSession(session);
      await router.navigate({ href: '/valuations' });
    });
    expect(await screen.findByText('page /valuations')).toBeTruthy();
  });
});

describe('the guard of advisers', () => {
  const guarded = {
    guard: AdviserGuard,
    guardedPath: '/dashboard',
    startAt: '/dashboard',
  } as const;

  test('shows its page to an adviser', async () => {
    await renderGuarded({ ...guarded, session });
    expect(await screen.findByText('guarded page')).toBeTruthy();
  });

  test.each<Session>([
    { ...session, role: 'user' },
    { ...session, role: 'admin', secondFactor: true },
  ])('tells $role that the section is for advisers, and leads to the dashboard', async (person) => {
    await renderGuarded({ ...guarded, session: person });
    expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
    expect(screen.getByText('Esta sección es solo para asesores.')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Volver al panel ejecutivo' });
    expect(way.getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText('guarded page')).toBeNull();
  });
});

describe('the guard of administrators', () => {
  const guarded = {
    guard: AdministratorGuard,
    guardedPath: '/dashboard',
    startAt: '/dashboard',
  } as const;
  const administrator: Session = { ...session, role: 'admin', secondFactor: true };
  const withoutFactor: Session = { ...administrator, secondFactor: false };

  test('shows a skeleton while it is not known what the person may do', async () => {
    endSession();
    await renderGuarded({ ...guarded, session: 'never' });
    signInByOtherTab(administrator);
    expect(await screen.findByLabelText('Cargando')).toBeTruthy();
    expect(screen.queryByText('guarded page')).toBeNull();
  });

  test.each<Session>([
    administrator,
    { ...administrator, role: 'superadmin' },
    { ...administrator, role: 'user', globalAdmin: true },
  ])('shows its page to $role, global $globalAdmin', async (person) => {
    await renderGuarded({ ...guarded, session: person });
    expect(await screen.findByText('guarded page')).toBeTruthy();
  });

  test.each<Session>([
    { ...session, secondFactor: true },
    { ...session, role: 'user', secondFactor: true },
  ])('tells $role that access is denied', async (person) => {
    await renderGuarded({ ...guarded, session: person });
    expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
    expect(
      screen.getByText(
        'No tienes permisos para acceder a esta sección. Esta área está restringida a administradores.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('guarded page')).toBeNull();
    expect(document.title).toBe('Acceso Denegado · Valía');
  });

  test('closes the page to who ceases to be an administrator', async () => {
    await renderGuarded({ ...guarded, session: administrator });
    await screen.findByText('guarded page');
    act(() => publishSession({ ...session, secondFactor: true }));
    expect(await screen.findByText('Acceso Denegado')).toBeTruthy();
    expect(screen.queryByText('guarded page')).toBeNull();
  });

  const enable = 'Activar la verificación en dos pasos';

  test('leads through the second factor first, and then to the page that was asked for', async () => {
    await renderGuarded({ ...guarded, session: withoutFactor });
    const button = await screen.findByRole('button', { name: enable });
    expect(screen.queryByText('guarded page')).toBeNull();
    button.focus();
    act(() => publishSession(administrator));
    expect(document.activeElement).toBe(await screen.findByText('guarded page'));
  });

  test('leaves the set-up open until its dialog is closed, whose last step shows the recovery codes', async () => {
    await renderGuarded({ ...guarded, session: withoutFactor });
    fireEvent.click(await screen.findByRole('button', { name: enable }));
    const dialog = await screen.findByRole('dialog', { name: enable });
    act(() => publishSession(administrator));
    expect(screen.getByRole('dialog', { name: enable })).toBe(dialog);
    expect(screen.queryByText('guarded page')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(await screen.findByText('guarded page'));
  });
});
