import { describe, expect, test } from 'vitest';
import { translateMessage } from './message-translator.ts';

const keyOf = (message: string) => {
  const translated = translateMessage(message);
  return 'key' in translated ? translated.key : `text: ${translated.text}`;
};

describe('the message translator', () => {
  test.each([
    ['Invalid token', 'session-expired'],
    ['JWT expired', 'session-expired'],
    ['authentication failed', 'session-expired'],
    ['permission denied for relation users', 'not-allowed'],
    ['authorization required', 'not-allowed'],
    ['new row violates row-level security (RLS) rules', 'not-allowed'],
    ['duplicate key value', 'already-exists'],
    ['violates unique constraint "users_email_key"', 'already-exists'],
    ['violates foreign key constraint', 'has-dependencies'],
    ['check constraint failed', 'has-dependencies'],
    ['null value in column "name"', 'data-missing'],
    ['database is shutting down', 'technical-problem'],
    ['SQL state 42', 'technical-problem'],
    ['syntax error at end', 'technical-problem'],
    ['invalid input for type uuid', 'technical-problem'],
    ['missing column "x"', 'technical-problem'],
    ['Missing  table', 'technical-problem'],
    ['missing\nfunction', 'technical-problem'],
  ])('%j → %s', (message, key) => {
    expect(keyOf(message)).toBe(key);
  });

  test('lets the first row that fits win', () => {
    expect(keyOf('token: permission denied, duplicate key')).toBe('session-expired');
    expect(keyOf('permission denied: unique constraint')).toBe('not-allowed');
    expect(keyOf('duplicate key breaks a foreign key constraint')).toBe('already-exists');
  });

  test.each([
    'La empresa es rentable',
    'Sube el informe de seguridad: security',
    'The column is missing',
    'tokens',
    'uniqueness',
    'constraints',
    'mysql',
    'Las contraseñas no coinciden',
    'permission granted',
    'duplicate',
  ])('lets %j pass: no technical whole word', (message) => {
    expect(translateMessage(message)).toEqual({ text: message });
  });

  test('shows an override whatever the message, and a text for an empty one', () => {
    expect(translateMessage('JWT expired', 'Error al iniciar sesión')).toEqual({
      text: 'Error al iniciar sesión',
    });
    expect(keyOf('')).toBe('unknown-error');
    expect(keyOf('  \n')).toBe('unknown-error');
    expect(translateMessage('JWT expired', '')).toEqual({ key: 'session-expired' });
  });
});
