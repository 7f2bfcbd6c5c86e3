import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentSession, endSession } from '../../../lib/session/session-store.ts';
import { forgetPath, rememberPath } from '../../../lib/session/previous-path.ts';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../../lib/testing/render-form.tsx';
import { LoginForm } from './login-form.tsx';

const challenge = 'c'.repeat(43);

beforeEach(() => endSession());
afterEach(() => {
  cleanup();
  forgetPath();
});

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });

/** Signs in with the correct password, up to the dialog for the code. */
const openDialog = async (verified: MockHttpAnswer, next: string | undefined = '/valuations') => {
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  const rendered = await renderForm(<LoginForm next={next} />, (procedure) =>
    procedure === 'auth.signIn'
      ? successAnswer({ mfaRequired: true, challenge, expiresAt })
      : verified,
  );
  type(field('Email'), 'marina@despacho.example');
  type(field('Contraseña'), 'frase larga');
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await rendered.answer();
  await rendered.load();
  await screen.findByRole('dialog', { name: 'Verificación en dos pasos' });
  return rendered;
};
const verify = () => fireEvent.click(screen.getByRole('button', { name: 'Verificar y entrar' }));

describe('the second step of signing in', () => {
  it('nobody is signed in until the code was right; then the asked-for page follows', async () => {
    const { answer, calls, path } = await openDialog(
      successAnswer({ valid: true, session: testSession }),
    );
    expect(currentSession().status).toBe('signed-out');
    type(field('Código'), '407290');
    verify();
    await answer();
    expect(calls[1]).toEqual({ challenge, code: '407290' });
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Verificación exitosa' });
    expect(currentSession()).toMatchObject({ status: 'signed-in', userId: testSession.userId });
    expect(path()).toBe('/valuations');
  });

  it('given up, it leaves one at the password', async () => {
    await openDialog(successAnswer({ valid: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(field('Contraseña'));
  });

  it('a whole code that is pasted takes the place of what was typed', async () => {
    await openDialog(successAnswer({ valid: false }));
    type(field('Código'), '91');
    const paste = (text: string) =>
      fireEvent.paste(field('Código'), { clipboardData: { getData: () => text } });
    expect(paste('G-407 290')).toBe(false);
    expect(field('Código').value).toBe('407290');
    expect(paste('12')).toBe(true);
  });

  it('without one asked for, the page one came from follows', async () => {
    rememberPath('/valuations');
    const { answer, path } = await openDialog(
      successAnswer({ valid: true, session: testSession }),
      '',
    );
    type(field('Código'), '407290');
    verify();
    await answer();
    expect(path()).toBe('/valuations');
  });

  it('takes digits only, six of them, however they are pasted', async () => {
    await openDialog(successAnswer({ valid: false }));
    const code = field('Código');
    expect(code.autocomplete).toBe('one-time-code');
    type(code, ' 407 290-55 ');
    expect(code.value).toBe('407290');
    type(code, 'a4b0c٣');
    expect(code.value).toBe('40');
  });

  it('asks for six digits without a call', async () => {
    const { calls } = await openDialog(successAnswer({ valid: false }));
    type(field('Código'), '4072');
    verify();
    expect(screen.getByText('El código debe tener 6 dígitos')).toBeDefined();
    expect(document.activeElement).toBe(field('Código'));
    expect(calls).toHaveLength(1);
  });

  it('a wrong code empties the field for another try', async () => {
    const { answer } = await openDialog(successAnswer({ valid: false }));
    type(field('Código'), '407290');
    verify();
    await answer();
    expect(currentToast()).toMatchObject({
      kind: 'error',
      title: 'Código inválido. Intenta de nuevo.',
    });
    expect(field('Código').value).toBe('');
    expect(document.activeElement).toBe(field('Código'));
  });

  it('a failed call keeps the code', async () => {
    const { answer } = await openDialog(refusalAnswer('unavailable', 503));
    type(field('Código'), '407290');
    verify();
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error', title: 'Error al verificar código' });
    expect(field('Código').value).toBe('407290');
  });

  it('when the challenge has ended, one starts again with the password', async () => {
    const { answer } = await openDialog(refusalAnswer('second-factor-challenge-ended', 401));
    type(field('Código'), '407290');
    verify();
    await answer();
    expect(currentToast()?.title).toBe('Error al verificar código');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Email').value).toBe('marina@despacho.example');
  });

  it('without the telephone a recovery code does', async () => {
    const { answer, calls } = await openDialog(
      successAnswer({ valid: true, session: testSession }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Usa un código de recuperación' }));
    const code = field('Código de recuperación');
    await waitFor(() => expect(document.activeElement).toBe(code));
    type(code, 'ABCD');
    verify();
    expect(screen.getByText('Un código de recuperación tiene 16 letras y números')).toBeDefined();
    type(code, 'ABCD-2345-EFGH-6789');
    verify();
    await answer();
    expect(calls[1]).toEqual({ challenge, code: 'ABCD-2345-EFGH-6789' });
    expect(currentSession().status).toBe('signed-in');
  });
});
