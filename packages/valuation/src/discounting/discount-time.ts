import type { DiscountingConvention } from '../valuation-inputs.ts';

/**
 * Years from the valuation date to the flow of projected year `t` (1, 2, …): `t`, or `t − 0.5` when flows arrive
 * evenly over the year. Source: ValuAdder, mid-year convention.
 */
export const discountTime = (t: number, convention: DiscountingConvention): number =>
  convention === 'mid-year' ? t - 0.5 : t;
