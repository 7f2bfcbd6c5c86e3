import { signUpFormSchema } from '@valia/domain/accounts/account-schemas.ts';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { describe, expect, test } from 'vitest';
import { spanishText } from './testing/spanish-text.ts';

const form = {
  firstName: 'Marta',
  lastName: 'Puig',
  email: 'marta@example.test',
  company: 'Asesoría Puig',
  phone: '612345678',
  city: '',
  advisoryType: null,
  taxId: '',
  password: '123456',
  confirmPassword: '123456',
  termsAccepted: true,
};

const messageOf = (change: Record<string, unknown>, field: string): string | null => {
  const parsed = signUpFormSchema.safeParse({ ...form, ...change });
  if (parsed.success) return null;
  const issue = toFieldIssues(parsed.error).find(({ path }) => path === field);
  return issue === undefined ? null : spanishText(fieldIssueText(issue));
};

describe('5. validation rules: registration', () => {
  test('a complete form passes', () => {
    expect(signUpFormSchema.safeParse(form).success).toBe(true);
  });

  test.each([
    ['firstName', { firstName: '' }, 'Por favor, completa todos los campos obligatorios'],
    ['lastName', { lastName: '  ' }, 'Por favor, completa todos los campos obligatorios'],
    ['company', { company: '' }, 'El nombre de la asesoría es obligatorio'],
    ['phone', { phone: '' }, 'El teléfono es obligatorio'],
    ['confirmPassword', { confirmPassword: '654321' }, 'Las contraseñas no coinciden'],
    [
      'password',
      { password: '12345', confirmPassword: '12345' },
      'La contraseña debe tener al menos 6 caracteres',
    ],
    [
      'termsAccepted',
      { termsAccepted: false },
      'Debes aceptar los términos y condiciones para continuar',
    ],
    ['email', { email: 'marta' }, 'Email inválido'],
  ])('%s: the specified text', (field, change, message) => {
    expect(messageOf(change, field)).toBe(message);
  });

  test('a password of exactly six characters passes', () => {
    expect(messageOf({ password: 'áéíóúñ', confirmPassword: 'áéíóúñ' }, 'password')).toBeNull();
  });
});

describe('5. validation rules: a new password', () => {
  test('has at least 8 characters, one uppercase, one lowercase, one digit and one special character', () => {
    expect(missingPasswordRequirements('Nogal-27')).toEqual([]);
    for (const [password, lacks] of [
      ['Nogal-2', 'password-needs-length'],
      ['nogal-27', 'password-needs-upper'],
      ['NOGAL-27', 'password-needs-lower'],
      ['Nogal-verde', 'password-needs-digit'],
      ['Nogal2727', 'password-needs-special'],
    ] as const) {
      expect(missingPasswordRequirements(password)).toEqual([lacks]);
    }
  });

  test('lacks all of it when it is empty, each with its text', () => {
    const texts = missingPasswordRequirements('').map((code) =>
      spanishText(fieldIssueText({ code, params: {} })),
    );
    expect(texts).toEqual([
      'al menos 8 caracteres',
      'una mayúscula',
      'una minúscula',
      'un número',
      'un carácter especial',
    ]);
  });
});
