import type { MovableDriver } from './move-driver.ts';

const multiples: ReadonlySet<MovableDriver> = new Set([
  'exitMultiple',
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
]);

/** What a driver is measured in; the EBITDA of the base year is only moved relatively. */
export const driverUnit = (driver: MovableDriver): 'rate' | 'multiple' | 'relative' => {
  if (driver === 'normalisedEbitda') return 'relative';
  return multiples.has(driver) ? 'multiple' : 'rate';
};
