import { expect, test } from 'vitest';
import { readUtm } from './read-utm.ts';

test('the campaign of an address is read, and what is none is left out', () => {
  expect(readUtm('?utm_source=boletin&utm_medium=correo%20mensual')).toEqual({
    source: 'boletin',
    medium: 'correo mensual',
    campaign: null,
  });
  expect(readUtm('?utm_source=%20&utm_medium=a%00b&utm_campaign=a%E2%80%AEb')).toEqual({
    source: null,
    medium: null,
    campaign: null,
  });
  expect(readUtm(`?utm_source=${'a'.repeat(300)}`).source).toHaveLength(100);
});
