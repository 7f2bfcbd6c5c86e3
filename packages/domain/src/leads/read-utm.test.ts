import { expect, test } from 'vitest';
import { readUtm } from './read-utm.ts';

const address = (named: Record<string, string>) => ({
  get: (name: string) => named[name] ?? null,
});

test('the campaign of an address is read, and what is none is left out', () => {
  expect(readUtm(address({ utm_source: 'boletin', utm_medium: 'correo mensual' }))).toEqual({
    source: 'boletin',
    medium: 'correo mensual',
    campaign: null,
  });
  const odd = { utm_source: ' ', utm_medium: 'a\u0000b', utm_campaign: 'a\u202eb' };
  expect(readUtm(address(odd))).toEqual({ source: null, medium: null, campaign: null });
  expect(readUtm(address({ utm_source: 'a'.repeat(300) })).source).toHaveLength(100);
});
