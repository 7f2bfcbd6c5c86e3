import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToast } from '../../../lib/toast/show-toast.ts';
import { RegisterForm } from './register-form.tsx';
import { refusalAnswer, renderForm, testSession } from '../../../lib/testing/render-form.tsx';

afterEach(cleanup);

const accepted = (organizationFailed: boolean) => ({
  status: 200,
  body: { result: { data: { session: testSession, organizationFailed } } },
});

const fields: Record<string, string> = {
  Nombre: 'Marina',
  Apellidos: 'Ejemplo',
  Email: 'marina@despacho.example',
  'Nombre de la asesoría': 'Asesoría de ejemplo',
  Teléfono: '600 000 000',
  Contraseña: 'frase larga',
  'Repite la contraseña': 'frase larga',
};

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const fill = (values: Record<string, string>): void => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
};
const acceptTerms = () => fireEvent.click(screen.getByLabelText(/He leído y acepto/));
const submit = () => {
  const form = field('Nombre').form;
  if (form === null) throw new Error('The field stands in no form');
  // The schemas are loaded at the first validation.
  return act(async () => {
    fireEvent.submit(form);
    await vi.dynamicImportSettled();
  });
};
const errorOf = (label: string | RegExp): string => {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
};

describe('the sign-up form', () => {
  it('says at each field what is missing, and focuses the first one', async () => {
    const { calls } = await renderForm(<RegisterForm />, accepted(false));
    await submit();
    expect(errorOf('Nombre')).toContain('Por favor, completa todos los campos obligatorios');
    expect(errorOf('Email')).toContain('El email es obligatorio');
    expect(errorOf('Nombre de la asesoría')).toContain('El nombre de la asesoría es obligatorio');
    expect(errorOf('Teléfono')).toContain('El teléfono es obligatorio');
    expect(errorOf('Contraseña')).toContain('La contraseña debe tener al menos 6 caracteres');
    expect(errorOf(/He leído y acepto/)).toContain(
      'Debes aceptar los términos y condiciones para continuar',
    );
    expect(document.activeElement).toBe(field('Nombre'));
    expect(screen.getByRole('alert').textContent).toContain('Revisa 7 campos');
    expect(calls).toEqual([]);
  });

  it('passwords that differ are named at the repetition', async () => {
    await renderForm(<RegisterForm />, accepted(false));
    fill({ ...fields, 'Repite la contraseña': 'otra frase' });
    acceptTerms();
    await submit();
    expect(errorOf('Repite la contraseña')).toContain('Las contraseñas no coinciden');
  });

  it('sends the fields once, however often it is submitted, and leads to the verification of the address', async () => {
    const { calls, answer, path } = await renderForm(<RegisterForm />, accepted(false));
    fill(fields);
    acceptTerms();
    await submit();
    await submit();
    await answer();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      firstName: 'Marina',
      advisoryType: null,
      termsAccepted: true,
      language: 'es',
    });
    expect(calls[0]).not.toHaveProperty('confirmPassword');
    expect(currentToast()).toMatchObject({
      kind: 'success',
      title: '¡Cuenta creada exitosamente!',
    });
    expect(path()).toBe('/verify-email');
  });

  it('an organisation that failed is a warning, and the account stands', async () => {
    const { answer, path } = await renderForm(<RegisterForm />, accepted(true));
    fill(fields);
    acceptTerms();
    await submit();
    await answer();
    expect(currentToast()).toMatchObject({
      kind: 'warning',
      title: 'Perfil creado, pero hubo un problema al configurar la organización.',
    });
    expect(path()).toBe('/verify-email');
  });

  it('a refused sign-up keeps everything typed', async () => {
    const { answer, path } = await renderForm(
      <RegisterForm />,
      refusalAnswer('sign-up-refused', 409),
    );
    fill(fields);
    acceptTerms();
    await submit();
    await answer();
    expect(currentToast()).toMatchObject({ kind: 'error', title: 'Error al registrarse' });
    expect(field('Email').value).toBe('marina@despacho.example');
    expect(field('Contraseña').value).toBe('frase larga');
    expect(path()).toBe('/register');
  });

  it('what the server finds wrong stands at its field', async () => {
    const issue = { path: 'phone', code: 'not-allowed-character', params: {} };
    const { answer } = await renderForm(
      <RegisterForm />,
      refusalAnswer('invalid-input', 400, [issue]),
    );
    fill(fields);
    acceptTerms();
    await submit();
    await answer();
    expect(errorOf('Teléfono')).toContain('El texto contiene un carácter que no se admite');
    expect(document.activeElement).toBe(field('Teléfono'));
  });

  it.each([
    [
      'Teléfono',
      '60',
      '600 000 000',
      'Este teléfono no parece correcto. Compruébalo; puedes dejarlo así.',
    ],
    [
      'NIF',
      'B12345678',
      'FR12345678901',
      'Este NIF no parece correcto. Compruébalo; puedes dejarlo así si es de otro país.',
    ],
  ])(
    '%s that looks wrong is doubted once it is left, and taken all the same',
    async (label, doubtful, plausible, doubt) => {
      const { calls, answer } = await renderForm(<RegisterForm />, accepted(false));
      const input = screen.getByLabelText(new RegExp(`^${label}`));
      // The validation is loaded when the first field loses the focus.
      const leave = () =>
        act(async () => {
          fireEvent.blur(input);
          await vi.dynamicImportSettled();
        });
      fill(fields);
      acceptTerms();
      fireEvent.change(input, { target: { value: doubtful } });
      expect(screen.queryByText(doubt)).toBeNull();
      await leave();
      expect(errorOf(new RegExp(`^${label}`))).toContain(doubt);
      expect(screen.getByText(doubt).getAttribute('aria-live')).toBe('polite');
      fireEvent.change(input, { target: { value: plausible } });
      await leave();
      expect(screen.queryByText(doubt)).toBeNull();
      fireEvent.change(input, { target: { value: doubtful } });
      await leave();
      await submit();
      await answer();
      expect(calls).toHaveLength(1);
    },
  );

  it('the strength of a password only advises', async () => {
    const { calls, answer } = await renderForm(<RegisterForm />, accepted(false));
    fill({ ...fields, Contraseña: '123456', 'Repite la contraseña': '123456' });
    acceptTerms();
    expect(errorOf('Contraseña')).toContain('Débil.');
    await submit();
    await answer();
    expect(calls).toHaveLength(1);
  });
});
