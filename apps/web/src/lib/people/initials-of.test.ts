import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test('initials come from the names, else from the address', () => {
  expect(initialsOf('Marta', 'Soler', 'x@y.example')).toBe('MS');
  expect(initialsOf(null, null, 'marta@soler.example')).toBe('MA');
});
