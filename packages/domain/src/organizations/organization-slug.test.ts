import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../testing/any-character.ts';
import { organizationSlug } from './organization-slug.ts';

describe('an organization slug', () => {
  test.each([
    ['Asesoría Muñoz & Çelik, S.L.', 'asesoria-munoz-celik-s-l-1700000000000'],
    ['  GESTIÓ  Integral  ', 'gestio-integral-1700000000000'],
    ['---A---', 'a-1700000000000'],
    ['L·l', 'l-l-1700000000000'],
    ['株式会社', '1700000000000'],
  ])('of %j is %j', (name, slug) => {
    expect(organizationSlug(name, 1_700_000_000_000)).toBe(slug);
  });

  test('has only lower-case letters, digits and single hyphens inside, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(organizationSlug(name, 42)).toMatch(/^(?:[a-z0-9]+-)*42$/);
      }),
    );
  });
});
