import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandColour, contrastWithPaper } from './brand-colour.ts';

test('a colour that can be read stays as it was given', () => {
  expect(brandColour('#0B5394')).toBe('#0b5394');
  expect(brandColour('#000000')).toBe('#000000');
});

test('a light one is darkened until its letters can be read', () => {
  const corrected = brandColour('#ffcc00');
  expect(corrected).not.toBe('#ffcc00');
  expect(contrastWithPaper(corrected)).toBeGreaterThanOrEqual(5);
  expect(contrastWithPaper(corrected)).toBeLessThan(6);
});

test('every colour there is can be read in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(contrastWithPaper(brandColour(hex))).toBeGreaterThanOrEqual(5);
    }),
  );
});

test.each([null, '', 'red', '#fff'])('%j is the colour of the product', (given) => {
  expect(brandColour(given)).toBe('#2b4a75');
});
