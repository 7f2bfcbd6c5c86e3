import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../lib/testing/render-form.tsx';
import { SecurityScreen } from './security-screen.tsx';

const at = '2026-11-21T08:42:00.000Z';
const openSession = { device: 'Firefox · Windows', address: '203.0.113.x', createdAt: at };
const sessions = [
  { ...openSession, id: 'a'.repeat(64), current: true, lastUsedAt: at },
  { ...openSession, id: 'b'.repeat(64), current: false, lastUsedAt: at, device: 'Safari · iPhone' },
];
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCCC-000${place}`);

const usual: Record<string, MockHttpAnswer> = {
  'auth.secondFactor.get': successAnswer({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
  'auth.sessions.list': successAnswer({ sessions }),
  'auth.account.history': successAnswer({
    events: [
      {
        id: testSession.userId,
        kind: 'signed-in',
        device: 'Firefox · Windows',
        address: '203.0.113.x',
        at,
      },
    ],
  }),
  'auth.account.verification': successAnswer({
    status: 'verified',
    dueAt: null,
    decidedAt: at,
    reason: null,
  }),
  'alerts.settings': successAnswer({ choices: [], digestHour: 8 }),
  'auth.session': successAnswer(testSession),
  'auth.validatePassword': successAnswer({ valid: true, errors: [] }),
  'auth.account.changePassword': successAnswer(null),
  'auth.secondFactor.begin': successAnswer({
    seed: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/Val%C3%ADa',
    qrCode: { size: 21, path: 'M4 4h1v1h-1z' },
  }),
  'auth.secondFactor.confirm': successAnswer({ recoveryCodes }),
};

const enabled = successAnswer({ enabled: true, enabledAt: at, recoveryCodesLeft: 2 });

beforeEach(() => publishSession(testSession));
afterEach(cleanup);

const open = async (own: Record<string, MockHttpAnswer> = {}) => {
  const rendered = await renderForm(
    <SecurityScreen />,
    (procedure) => own[procedure] ?? usual[procedure] ?? successAnswer(null),
    { path: '/security' },
  );
  await rendered.answer();
  return rendered;
};
const field = (label: string, within_: HTMLElement = document.body) =>
  within(within_).getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
/** Presses a button like a keyboard does: the button has the focus. */
const pressFocused = (name: string): HTMLElement => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

describe('the password', () => {
  const fill = (): void => {
    type(field('Contraseña actual'), 'frase larga');
    type(field('Nueva contraseña'), 'Balance-de-2026');
    type(field('Repite la nueva contraseña'), 'Balance-de-2026');
    press('Cambiar la contraseña');
  };

  it('is changed with the current one, and the form is empty again', async () => {
    const { answer, calls } = await open();
    fill();
    await answer();
    await answer();
    expect(calls).toEqual([
      { password: 'Balance-de-2026' },
      { currentPassword: 'frase larga', newPassword: 'Balance-de-2026' },
    ]);
    expect(currentToast()?.title).toBe('Contraseña actualizada exitosamente');
    await answer();
    await waitFor(() => expect(field('Contraseña actual').value).toBe(''));
  });

  it('a wrong current one is named at its field', async () => {
    const { answer } = await open({
      'auth.account.changePassword': refusalAnswer('password-wrong', 403),
    });
    fill();
    await answer();
    await answer();
    expect(screen.getByText('La contraseña actual no es correcta.')).toBeDefined();
    expect(document.activeElement).toBe(field('Contraseña actual'));
  });

  it('a new one that the server refuses is named at its field', async () => {
    const { answer } = await open({
      'auth.account.changePassword': refusalAnswer('password-too-weak', 400, [
        { path: 'newPassword', code: 'password-too-common', params: {} },
      ]),
    });
    fill();
    await answer();
    await answer();
    const shown = 'Contraseña débil: es una de las más usadas';
    expect(currentToast()?.title).toBe(shown);
    expect(screen.getByText(shown)).toBeDefined();
    expect(document.activeElement).toBe(field('Nueva contraseña'));
  });

  it('without the current one, or with another repetition, nothing is sent', async () => {
    const { calls, load } = await open();
    type(field('Nueva contraseña'), 'Balance-de-2026');
    type(field('Repite la nueva contraseña'), 'Balance-de-2025');
    press('Cambiar la contraseña');
    await load();
    expect(screen.getByText('Este campo es obligatorio')).toBeDefined();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeDefined();
    expect(document.activeElement).toBe(field('Contraseña actual'));
    expect(calls).toEqual([]);
  });
});

describe('the second factor', () => {
  const begin = async (own: Record<string, MockHttpAnswer> = {}) => {
    const rendered = await open(own);
    press('Activar la verificación en dos pasos');
    const box = await dialog();
    type(field('Contraseña actual', box), 'frase larga');
    press('Continuar');
    await rendered.answer();
    return rendered;
  };

  it('is set up by password, QR code and a code; the recovery codes are shown once', async () => {
    const { answer, calls } = await begin();
    expect(
      screen.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }),
    ).toBeDefined();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
    type(field('Código que muestra la aplicación'), '407 290');
    press('Verificar y activar');
    await answer();
    expect(calls).toEqual([
      { password: 'frase larga' },
      { password: 'frase larga', code: '407290' },
    ]);
    expect(currentToast()?.title).toBe('Verificación exitosa');
    expect(screen.getByText('AAAA-BBBB-CCCC-0009')).toBeDefined();
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    expect(screen.getByText('AAAA-BBBB-CCCC-0000')).toBeDefined();
    press('Ya los he guardado');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a wrong code empties the field for another try', async () => {
    const { answer } = await begin({
      'auth.secondFactor.confirm': refusalAnswer('second-factor-code-wrong', 400),
    });
    type(field('Código que muestra la aplicación'), '407290');
    press('Verificar y activar');
    await answer();
    expect(currentToast()?.title).toBe('Código inválido. Intenta de nuevo.');
    expect(field('Código que muestra la aplicación').value).toBe('');
  });

  it('a wrong password is named at its field', async () => {
    await begin({ 'auth.secondFactor.begin': refusalAnswer('password-wrong', 403) });
    expect(screen.getByText('La contraseña actual no es correcta.')).toBeDefined();
  });

  it('is taken off by password and a code of either kind', async () => {
    const { answer, calls } = await open({ 'auth.secondFactor.get': enabled });
    expect(screen.getByText('Te quedan 2 códigos de recuperación.')).toBeDefined();
    press('Desactivar');
    const box = await dialog();
    type(field('Contraseña actual', box), 'frase larga');
    type(field('Código de la aplicación o de recuperación', box), '407 290');
    fireEvent.click(within(box).getByRole('button', { name: 'Desactivar' }));
    await answer();
    expect(calls).toEqual([{ password: 'frase larga', code: '407290' }]);
    expect(currentToast()?.title).toBe('Verificación en dos pasos desactivada');
  });

  it('a dialog that is closed gives the focus back to the button that opened it', async () => {
    await open({ 'auth.secondFactor.get': enabled });
    for (const name of ['Generar códigos nuevos', 'Desactivar']) {
      const opener = pressFocused(name);
      const box = await dialog();
      field('Contraseña actual', box).focus();
      fireEvent.click(within(box).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(opener);
    }
  });

  it('leaves the focus at what it now is, when the button that opened the dialog is gone', async () => {
    const own: Record<string, MockHttpAnswer> = {};
    const { answer } = await open(own);
    pressFocused('Activar la verificación en dos pasos');
    type(field('Contraseña actual', await dialog()), 'frase larga');
    press('Continuar');
    await answer();
    type(field('Código que muestra la aplicación'), '407290');
    press('Verificar y activar');
    await answer();
    own['auth.secondFactor.get'] = enabled;
    press('Ya los he guardado');
    await answer();
    expect(document.activeElement?.textContent).toBe('Activa desde el 21/11/2026.');
  });

  it('an administrator learns that it is needed', async () => {
    publishSession({ ...testSession, role: 'admin' });
    await open();
    expect(
      screen.getByText(
        'Para entrar en la administración, activa antes la verificación en dos pasos.',
      ),
    ).toBeDefined();
  });
});

describe('the sessions', () => {
  it('are listed with device, place and time; another one can be ended here', async () => {
    const { answer, calls } = await open({
      'auth.sessions.end': successAnswer({ sessions: sessions.slice(0, 1) }),
    });
    expect(screen.getByText('Safari · iPhone')).toBeDefined();
    expect(screen.getByText('Esta sesión')).toBeDefined();
    press('Cerrar la sesión de Safari · iPhone, último uso 21/11/2026, 9:42');
    await answer();
    expect(calls).toEqual([{ id: 'b'.repeat(64) }]);
    expect(currentToast()?.title).toBe('Sesión cerrada en ese dispositivo');
    expect(screen.queryByText('Safari · iPhone')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
  });
});

describe('the focus', () => {
  it('stays at the list when the session that it was at is ended', async () => {
    const { answer } = await open({
      'auth.sessions.end': successAnswer({ sessions: sessions.slice(0, 1) }),
    });
    pressFocused('Cerrar la sesión de Safari · iPhone, último uso 21/11/2026, 9:42');
    await answer();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sesiones abiertas' }));
  });

  it('goes to the first of the events that one asked to see', async () => {
    const events = Array.from({ length: 10 }, (_, place) => ({
      id: `${testSession.userId.slice(0, -1)}${String(place)}`,
      kind: 'signed-in',
      device: `Navegador ${String(place)}`,
      address: null,
      at,
    }));
    await open({ 'auth.account.history': successAnswer({ events }) });
    pressFocused('Ver 2 más');
    expect(document.activeElement).toBe(screen.getByText('Navegador 8').closest('li'));
  });
});

describe('the history', () => {
  it('says what happened, where and when', async () => {
    await open();
    await act(async () => undefined);
    const section = screen.getByRole('region', { name: 'Historial' });
    expect(within(section).getByText('Inicio de sesión')).toBeDefined();
    expect(within(section).getByText('Firefox · Windows, 203.0.113.x')).toBeDefined();
    expect(within(section).getByText('21/11/2026, 9:42')).toBeDefined();
  });
});

describe('the verification by the firm', () => {
  it('says why it was refused, and is asked for again', async () => {
    const { answer } = await open({
      'auth.account.verification': successAnswer({
        status: 'rejected',
        dueAt: null,
        decidedAt: at,
        reason: 'el NIF está caducado',
      }),
      'auth.account.requestVerification': successAnswer({
        status: 'pending',
        dueAt: at,
        decidedAt: null,
        reason: null,
      }),
    });
    expect(screen.getByText(/«el NIF está caducado»/)).toBeDefined();
    press('Pedir de nuevo');
    await answer();
    expect(screen.getByText(/Pendiente\. La firma responde antes del/)).toBeDefined();
  });
});
