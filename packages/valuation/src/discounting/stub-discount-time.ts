import type { DiscountingConvention } from '../valuation-inputs.ts';

/**
 * Years from the valuation date to the flow of projected year `t` (1, 2, …): `t`, or `t − 0.5` when flows arrive
 * evenly over the year. Source: ValuAdder, mid-year convention.
 */
export const discountTime = (t: number, convention: DiscountingConvention): number =>
  convention === 'mid-year' ? t - 0.5 : t;

/**
 * Years from the valuation date to the flow of the whole projected year `t` (1, 2, …), when `stubFraction` (0…1] of the
 * first year remains: `f + t − 1`, mid-year `f + t − 1.5`. With mid-year flows, the result for the first year may be
 * negative.
 */
export const timeAfterStub = (
  t: number,
  stubFraction: number,
  convention: DiscountingConvention,
): number => stubFraction + discountTime(t, convention) - 1;

/**
 * Years to the flow that is actually valued: with mid-year flows, the remaining part of the first year arrives at f/2.
 * Source: XNPV, Act/365.
 */
export const stubDiscountTime = (
  t: number,
  stubFraction: number,
  convention: DiscountingConvention,
): number =>
  convention === 'mid-year' && t === 1
    ? stubFraction / 2
    : timeAfterStub(t, stubFraction, convention);
