import type { DiscountingConvention } from '../valuation-inputs.ts';

/**
 * The same when the first projected year is a stub of `stubFraction` (0…1] of a year: year-end f, f + 1, …;
 * mid-year f/2, f + 0.5, f + 1.5, …. In years.
 */
export const stubDiscountTime = (
  t: number,
  stubFraction: number,
  convention: DiscountingConvention,
): number => {
  if (convention === 'year-end') return stubFraction + t - 1;
  return t === 1 ? stubFraction / 2 : stubFraction + t - 1.5;
};
