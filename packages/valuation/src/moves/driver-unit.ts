import type { MovableDriver } from './move-driver.ts';

const multiples: ReadonlySet<MovableDriver> = new Set([
  'exitMultiple',
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
]);

/** The unit of a driver; the EBITDA of the base year is only moved relative to its amount. */
export const driverUnit = (driver: MovableDriver): 'rate' | 'multiple' | 'relative' => {
  if (driver === 'normalisedEbitda') return 'relative';
  return multiples.has(driver) ? 'multiple' : 'rate';
};
