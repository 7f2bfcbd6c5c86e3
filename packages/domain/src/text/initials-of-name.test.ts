import { expect, test } from 'vitest';
import { initialsOfName } from './initials-of-name.ts';

test.each([
  ['Conservas Valdeorza, S.L.', 'C. V. S. L.'],
  ['Àngels Òdena', 'À. Ò.'],
  ['uno dos tres cuatro cinco', 'U. D. T. C.'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
