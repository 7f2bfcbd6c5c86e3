import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previousPath, rememberPath } from '../../../lib/session/previous-path.ts';
import { currentSession, publishSession } from '../../../lib/session/session-store.ts';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../../lib/testing/render-form.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const token = 't'.repeat(43);
const strong = 'Balance-de-2026';

beforeEach(() => publishSession(testSession));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answers = (own: Record<string, MockHttpAnswer>) => (procedure: string) =>
  own[procedure] ??
  {
    'auth.checkRecovery': successAnswer({ valid: true }),
    'auth.validatePassword': successAnswer({ valid: true, errors: [] }),
  }[procedure] ??
  successAnswer(null);

const open = (own: Record<string, MockHttpAnswer> = {}, search = `?token=${token}`) =>
  renderForm(<ResetPasswordScreen />, answers(own), { path: '/reset-password', search });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar la nueva contraseña' });
const fill = (repeated = strong): void => {
  type('Nueva contraseña', strong);
  type('Repite la nueva contraseña', repeated);
  fireEvent.click(button());
};

describe('the page of a recovery link', () => {
  it('checks the link first, by a call that writes the token into no address', async () => {
    const { answer, calls, called } = await open();
    expect(screen.getByRole('status').textContent).toBe('Comprobando el enlace…');
    await answer();
    expect(called).toEqual(['auth.checkRecovery']);
    expect(calls).toEqual([{ token }]);
    expect(title()).toBe('Crea una contraseña nueva');
  });

  it('takes the token out of the address, and sets the password all the same', async () => {
    const { answer, calls, search } = await open();
    await answer();
    expect(search()).toBe('');
    expect(title()).toBe('Crea una contraseña nueva');
    fill();
    await answer();
    await answer();
    expect(calls.at(-1)).toEqual({ token, password: strong });
  });

  it.each([
    ['an unusable link', `?token=${token}`],
    ['no token, even for who is signed in', ''],
    ['a text that is no token', '?token=abc'],
  ])('shows the invalid view for %s', async (_what, search) => {
    const { answer } = await open(
      { 'auth.checkRecovery': successAnswer({ valid: false }) },
      search,
    );
    await answer();
    expect(title()).toBe('Enlace Inválido');
    expect(
      screen.getByText('Este enlace de recuperación ha expirado o no es válido'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Solicitar un nuevo enlace' })).toBeDefined();
  });

  it('lists live what is missing, and nothing can be sent until nothing is', async () => {
    const { answer } = await open();
    await answer();
    const missing = () =>
      screen
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.includes('(falta)'))
        .map(({ textContent }) => textContent?.replace(' (falta)', ''));
    expect(missing()).toEqual([
      'al menos 8 caracteres',
      'una mayúscula',
      'una minúscula',
      'un número',
      'un carácter especial',
    ]);
    expect(button().disabled).toBe(true);
    type('Nueva contraseña', 'Balance');
    expect(missing()).toEqual(['al menos 8 caracteres', 'un número', 'un carácter especial']);
    expect(screen.getByText(/^Falta: al menos 8 caracteres, un número/)).toBeDefined();
    type('Nueva contraseña', strong);
    expect(missing()).toEqual([]);
    expect(button().disabled).toBe(false);
  });

  it('both have to be the same', async () => {
    const { answer, called, load } = await open();
    await answer();
    fill('Balance-de-2025');
    await load();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeDefined();
    expect(document.activeElement).toBe(field('Repite la nueva contraseña'));
    expect(called).toEqual(['auth.checkRecovery']);
  });

  it('is checked by the server, then set; every session has ended and two seconds later one signs in', async () => {
    rememberPath('/valuations');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { answer, called, path } = await open();
    await answer();
    fill();
    await answer();
    await answer();
    expect(called).toEqual(['auth.checkRecovery', 'auth.validatePassword', 'auth.resetPassword']);
    expect(currentToast()).toMatchObject({
      kind: 'success',
      title: 'Contraseña actualizada exitosamente',
    });
    expect(currentSession().status).toBe('signed-out');
    expect(previousPath('anybody')).toBeNull();
    expect(path()).toBe('/reset-password');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(path()).toBe('/login');
  });

  it.each([
    [
      'the server finds it weak',
      { 'auth.validatePassword': successAnswer({ valid: false, errors: ['password-too-common'] }) },
      'Contraseña débil: es una de las más usadas',
    ],
    [
      'the server finds it weak and says nothing more',
      { 'auth.validatePassword': successAnswer({ valid: false, errors: [] }) },
      'Requisitos no cumplidos',
    ],
    [
      'it cannot be checked',
      { 'auth.validatePassword': refusalAnswer('unavailable', 503) },
      'Error al validar la contraseña',
    ],
    [
      'it cannot be set',
      { 'auth.resetPassword': refusalAnswer('unavailable', 503) },
      'Error al actualizar contraseña',
    ],
  ])('says so when %s', async (_what, own, shown) => {
    const { answer } = await open(own);
    await answer();
    fill();
    await answer();
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error', title: shown });
    expect(title()).toBe('Crea una contraseña nueva');
  });

  it.each([
    [
      'weak when it is checked',
      { 'auth.validatePassword': successAnswer({ valid: false, errors: ['password-too-common'] }) },
      'Contraseña débil: es una de las más usadas',
    ],
    [
      'weak when it is set',
      {
        'auth.resetPassword': refusalAnswer('password-too-weak', 400, [
          { path: 'password', code: 'password-needs-digit', params: {} },
          { path: 'password', code: 'password-too-common', params: {} },
        ]),
      },
      'Contraseña débil: un número, es una de las más usadas',
    ],
    [
      'not allowed',
      {
        'auth.resetPassword': refusalAnswer('invalid-input', 400, [
          { path: 'password', code: 'too-long', params: { maximum: 1_000 } },
        ]),
      },
      'Máximo 1000 caracteres',
    ],
  ])('names at the field what the server finds %s, and focuses it', async (_what, own, shown) => {
    const { answer } = await open(own);
    await answer();
    fill();
    await answer();
    await answer();
    const input = field('Nueva contraseña');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    expect(described.join(' ')).toContain(shown);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByText(/^No falta nada de la lista/)).toBeNull();
  });

  it('a link used up meanwhile shows the invalid view', async () => {
    const { answer } = await open({ 'auth.resetPassword': refusalAnswer('link-not-valid', 400) });
    await answer();
    fill();
    await answer();
    await answer();
    expect(title()).toBe('Enlace Inválido');
  });
});
