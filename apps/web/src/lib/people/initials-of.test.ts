import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test('initials come from the names, else from the address', () => {
  expect(initialsOf('Marta', 'Soler', 'x@y.example')).toBe('MS');
  expect(initialsOf('E\u0301lia', 'l’Hospitalet', 'x@y.example')).toBe('ÉL');
  expect(initialsOf('𝒜na', null, 'x@y.example')).toBe('𝒜');
  expect(initialsOf('👩‍💼', null, 'marta@soler.example')).toBe('MA');
  expect(initialsOf(null, null, 'marta@soler.example')).toBe('MA');
});
