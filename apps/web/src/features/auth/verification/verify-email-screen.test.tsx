import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, publishSession } from '../../../lib/session/session-store.ts';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../../lib/testing/render-form.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const token = 'v'.repeat(43);

beforeEach(() => publishSession(testSession));
afterEach(cleanup);

const open = (answer: MockHttpAnswer, search = '') =>
  renderForm(<VerifyEmailScreen />, answer, { path: '/verify-email', search });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the page of the verification', () => {
  it('says where the mail went, sends it again and leads on to the dashboard', async () => {
    const { answer, calls } = await open(successAnswer({ taken: true }));
    expect(title()).toBe('Verifica tu email');
    expect(screen.getByText(testSession.email)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Ir al panel' })).not.toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar email' }));
    await answer();
    expect(calls).toEqual([{ email: testSession.email }]);
    expect(currentToast()).toMatchObject({
      kind: 'success',
      title: 'Email de verificación enviado. Revisa tu bandeja de entrada.',
    });
  });

  it('a refused request says so', async () => {
    const { answer } = await open(refusalAnswer('too-many-requests', 429));
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar email' }));
    await answer();
    expect(currentToast()).toMatchObject({
      kind: 'error',
      title: 'Error al enviar email. Intenta de nuevo más tarde.',
    });
  });

  it.each([
    ['42', /^Puedes pedir otro en 42 s$/u],
    ['1500', /^Puedes pedir otro a partir de las \d\d?:\d\d$/u],
  ])('another one, %s seconds too early, is told when it may be', async (seconds, told) => {
    const refused = {
      ...refusalAnswer('too-many-requests', 429),
      headers: { 'retry-after': seconds },
    };
    const { answer } = await open(refused);
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar email' }));
    await answer();
    expect(currentToast()?.title).toMatch(told);
  });

  it('without an address there is nothing to send to', async () => {
    publishSession({ ...testSession, email: '' });
    const { answer, calls } = await open(successAnswer({ taken: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Reenviar email' }));
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error', title: 'No se pudo obtener tu email' });
    expect(calls).toEqual([]);
  });

  it('asks who is not signed in for the address', async () => {
    endSession();
    const { answer, calls } = await open(successAnswer({ taken: true }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'otra@casa.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar email de verificación' }));
    await answer();
    expect(calls).toEqual([{ email: 'otra@casa.example' }]);
  });

  it('asks for an address without a call', async () => {
    endSession();
    const { calls, load } = await open(successAnswer({ taken: true }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'otra' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar email de verificación' }));
    await load();
    expect(screen.getByText('Email inválido')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('what the server finds wrong with the address stands at its field', async () => {
    endSession();
    const issue = { path: 'email', code: 'not-an-email', params: {} };
    const { answer } = await open(refusalAnswer('invalid-input', 400, [issue]));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'otra@casa.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar email de verificación' }));
    await answer();
    expect(screen.getByText('Email inválido')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  const verifyButton = () => screen.getByRole('button', { name: 'Verificar mi email' });

  it('opening the link of the mail changes nothing, as when a mail program looks at it, and hides its token', async () => {
    const { called, search, load } = await open(successAnswer(null), `?token=${token}`);
    await load();
    expect(title()).toBe('Verifica tu email');
    expect(verifyButton()).toBeDefined();
    expect(called).toEqual([]);
    expect(search()).toBe('');
  });

  it.each([true, false])('the button verifies (for the first time: %s)', async (now) => {
    const { answer, calls } = await open(successAnswer({ verifiedNow: now }), `?token=${token}`);
    fireEvent.click(verifyButton());
    await answer();
    expect(calls).toEqual([{ token }]);
    await waitFor(() => expect(title()).toBe('Email verificado'));
    expect(screen.queryByRole('link', { name: 'Crear una contraseña nueva' })).toBeNull();
  });

  it('in a browser that is not signed in to the account it leads on to a new password', async () => {
    endSession();
    const recoveryToken = 'r'.repeat(43);
    const answers = successAnswer({ verifiedNow: true, recoveryToken });
    const { answer, path, search } = await open(answers, `?token=${token}`);
    fireEvent.click(verifyButton());
    await answer();
    await waitFor(() => expect(title()).toBe('Email verificado'));
    fireEvent.click(screen.getByRole('link', { name: 'Crear una contraseña nueva' }));
    await waitFor(() => expect(path()).toBe('/reset-password'));
    expect(search()).toBe('');
  });

  it('a server that does not answer is asked again by the same button', async () => {
    const { answer, calls } = await open(refusalAnswer('unavailable', 503), `?token=${token}`);
    fireEvent.click(verifyButton());
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error' });
    fireEvent.click(verifyButton());
    await answer();
    expect(calls).toEqual([{ token }, { token }]);
  });

  it.each([
    ['no longer works', 'link-not-valid', token],
    ['was never one', 'invalid-input', 'abc'],
  ])('a link that %s leads to another one', async (_what, code, sent) => {
    const { answer } = await open(refusalAnswer(code, 400), `?token=${sent}`);
    fireEvent.click(verifyButton());
    await answer();
    expect(title()).toBe('Enlace Inválido');
    expect(screen.getByRole('button', { name: 'Reenviar email' })).toBeDefined();
  });
});
