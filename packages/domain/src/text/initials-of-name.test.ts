import { expect, test } from 'vitest';
import { initialsOfName } from './initials-of-name.ts';

test.each([
  ['Conservas Valdeorza, S.L.', 'C. V. S. L.'],
  ['Àngels Òdena', 'À. Ò.'],
  ['Distribuciones Núñez Peña', 'D. N. P.'],
  ['Distribuciones Núñez Peña'.normalize('NFD'), 'D. N. P.'],
  ['\u00c0ngels'.normalize('NFD'), 'À.'],
  ['Col·lectiu Pal·ladi i l’Hospitalet', 'C. P. I. L.'],
  ["Col\u2027lectiu O'Neil d'Aro", 'C. O. D.'],
  ['Núñez\u200b Pe\u00adña', 'N. P.'],
  ['हिन्दी कंपनी', 'हि. कं.'],
  ['𝒜lfa Beta', '𝒜. B.'],
  ['uno dos tres cuatro cinco', 'U. D. T. C.'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
