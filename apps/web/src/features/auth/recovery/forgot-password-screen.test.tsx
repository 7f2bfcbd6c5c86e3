import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import { refusalAnswer, renderForm, successAnswer } from '../../../lib/testing/render-form.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

afterEach(cleanup);

const send = (email: string): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar enlace de recuperación' }));
};

describe('the request for a recovery mail', () => {
  it('leads to a view that says where it went and how long it works', async () => {
    const { answer, calls } = await renderForm(<ForgotPasswordScreen />, (procedure) =>
      successAnswer(procedure === 'auth.session' ? null : { taken: true }),
    );
    send(' marina@despacho.example ');
    await answer();
    expect(calls).toEqual([{ email: 'marina@despacho.example' }]);
    expect(currentToast()).toMatchObject({
      kind: 'success',
      title: 'Email de recuperación enviado',
    });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Revisa tu correo');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('marina@despacho.example')).toBeDefined();
    expect(screen.getByText(/válido durante 1 hora. Si no lo recibes en 5 minutos/)).toBeDefined();
  });

  it('asks for an address without a call', async () => {
    const { calls, load } = await renderForm(
      <ForgotPasswordScreen />,
      successAnswer({ taken: true }),
    );
    send('marina');
    await load();
    expect(screen.getByText('Email inválido')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says that the address is needed when there is none', async () => {
    const { calls, load } = await renderForm(
      <ForgotPasswordScreen />,
      successAnswer({ taken: true }),
    );
    send(' ');
    await load();
    expect(screen.getByText('El email es obligatorio')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it.each([
    [
      'too-many-requests',
      'Has hecho demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
    ],
    ['internal', 'Error al enviar email de recuperación'],
  ])('a failure shows why, else that it failed (%s)', async (code, shown) => {
    const { answer } = await renderForm(<ForgotPasswordScreen />, refusalAnswer(code, 500));
    send('marina@despacho.example');
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error', title: shown });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recupera tu contraseña');
  });

  it('a second one within the minute is told when it may be', async () => {
    const refused = {
      ...refusalAnswer('too-many-requests', 429),
      headers: { 'retry-after': '42' },
    };
    const { answer } = await renderForm(<ForgotPasswordScreen />, refused);
    send('marina@despacho.example');
    await answer();
    expect(currentToast()).toMatchObject({ title: 'Puedes pedir otro en 42 s' });
  });
});
