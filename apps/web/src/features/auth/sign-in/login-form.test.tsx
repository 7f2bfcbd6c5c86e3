import { useLocation } from '@tanstack/react-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetPath, rememberPath } from '../../../lib/session/previous-path.ts';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import { ForgotPasswordScreen } from '../recovery/forgot-password-screen.tsx';
import { LoginForm } from './login-form.tsx';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  testSession,
} from '../../../lib/testing/render-form.tsx';

afterEach(cleanup);

const accepted = {
  status: 200,
  body: { result: { data: { mfaRequired: false, session: testSession } } },
};
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const signIn = (): void => {
  fireEvent.change(field('Email'), { target: { value: ' Marina@Despacho.example ' } });
  fireEvent.change(field('Contraseña'), { target: { value: 'frase larga' } });
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

describe('the sign-in form', () => {
  it('leads to the page that was asked for', async () => {
    const { calls, answer, path } = await renderForm(<LoginForm next="/valuations" />, accepted);
    signIn();
    await answer();
    expect(calls).toHaveLength(1);
    expect(currentToast()).toMatchObject({ kind: 'success', title: '¡Bienvenido de nuevo!' });
    expect(path()).toBe('/valuations');
  });

  it('leads to the dashboard when none was asked for, or one of another site', async () => {
    const { answer, path } = await renderForm(<LoginForm next="//elsewhere.example" />, accepted);
    signIn();
    await answer();
    expect(path()).toBe('/dashboard');
  });

  it('without one asked for, leads back to the page one came from', async () => {
    rememberPath('/valuations?status=draft');
    rememberPath('/login');
    const { answer, path } = await renderForm(<LoginForm next="//elsewhere.example" />, accepted);
    signIn();
    await answer();
    expect(path()).toBe('/valuations');
    forgetPath();
  });

  it('a refusal keeps what was typed and says no more than it may', async () => {
    const { answer } = await renderForm(
      <LoginForm next={undefined} />,
      refusalAnswer('credentials-wrong', 401),
    );
    signIn();
    await answer();
    expect(currentToast()).toMatchObject({
      kind: 'error',
      title: 'Error al iniciar sesión',
      description: 'El email o la contraseña no son correctos.',
    });
    expect(field('Email').value).toBe('Marina@Despacho.example');
    expect(field('Contraseña').value).toBe('frase larga');
  });

  it('asks for what is missing without a call', async () => {
    const { calls } = await renderForm(<LoginForm next={undefined} />, accepted);
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('El email es obligatorio')).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    expect(calls).toEqual([]);
  });

  it('the password can be shown, by keyboard too', async () => {
    await renderForm(<LoginForm next={undefined} />, accepted);
    const toggle = screen.getByRole('button', { name: 'Mostrar la contraseña' });
    expect(toggle.tabIndex).toBe(0);
    fireEvent.keyDown(toggle, { key: 'Enter' });
    expect(field('Contraseña').type).toBe('text');
  });

  it('carries the address typed to where a recovery mail is asked for, and not through the address', async () => {
    const Both = () => {
      const { pathname } = useLocation();
      return pathname === '/login' ? <LoginForm next={undefined} /> : <ForgotPasswordScreen />;
    };
    const { load, search } = await renderForm(<Both />, accepted, { path: '/$page', at: '/login' });
    fireEvent.change(field('Email'), { target: { value: ' marina@despacho.example ' } });
    fireEvent.click(screen.getByRole('link', { name: '¿Has olvidado tu contraseña?' }));
    await screen.findByRole('button', { name: 'Enviar enlace de recuperación' });
    await load();
    expect(field('Email').value).toBe('marina@despacho.example');
    expect(search()).toBe('');
  });

  describe('of an account that others’ failures hold', () => {
    const held = (entered: MockHttpAnswer) => {
      let calls = 0;
      return (): MockHttpAnswer => {
        calls += 1;
        return calls === 1 ? refusalAnswer('sign-in-held', 429) : entered;
      };
    };
    const openHeld = async (entered: MockHttpAnswer) => {
      const rendered = await renderForm(<LoginForm next="/valuations" />, held(entered));
      signIn();
      await rendered.answer();
      await rendered.load();
      await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
      return rendered;
    };
    const enterCode = () => {
      fireEvent.change(field('Código'), { target: { value: '407290' } });
      fireEvent.click(screen.getByRole('button', { name: 'Verificar y entrar' }));
    };

    it('takes password and code in one call, and leads on', async () => {
      const { answer, calls, path } = await openHeld(accepted);
      expect(screen.getByRole('link', { name: 'pide un enlace por correo' })).toBeDefined();
      enterCode();
      await answer();
      expect(calls[1]).toMatchObject({ password: 'frase larga', code: '407290' });
      expect(path()).toBe('/valuations');
    });

    it('does not say which of the two was wrong', async () => {
      const { answer } = await openHeld(refusalAnswer('credentials-wrong', 401));
      enterCode();
      await answer();
      expect(currentToast()).toMatchObject({
        kind: 'error',
        description: 'La contraseña o el código no son correctos.',
      });
      expect(field('Código').value).toBe('');
    });
  });
});
