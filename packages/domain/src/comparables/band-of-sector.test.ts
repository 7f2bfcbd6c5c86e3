import { expect, test } from 'vitest';
import { bandOfSector } from './band-of-sector.ts';

test('a sector of several industries reaches from its lowest to its highest', () => {
  expect(bandOfSector({ low: 5, central: 7, high: 9, firms: 40 })).toEqual({
    low: 5,
    high: 9,
    isOwn: false,
  });
});

test('a sector of one industry reaches 15 % to either side, which is said to be no data', () => {
  const { low, high, isOwn } = bandOfSector({ low: 8, central: 8, high: 8, firms: 12 });
  expect([low, high].map((value) => value.toFixed(9))).toEqual(['6.800000000', '9.200000000']);
  expect(isOwn).toBe(true);
});
