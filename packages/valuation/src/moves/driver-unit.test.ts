import { expect, test } from 'vitest';
import { driverUnit } from './driver-unit.ts';

test('multiples are measured in times, shares in points, the EBITDA of the base year by its own amount', () => {
  expect(driverUnit('exitMultiple')).toBe('multiple');
  expect(driverUnit('priceToEarnings')).toBe('multiple');
  expect(driverUnit('taxRate')).toBe('rate');
  expect(driverUnit('sizeStep')).toBe('rate');
  expect(driverUnit('normalisedEbitda')).toBe('relative');
});
