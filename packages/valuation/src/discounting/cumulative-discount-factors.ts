import type { DiscountingConvention } from '../valuation-inputs.ts';

/**
 * Factors when the rate changes by year: `∏ 1 / (1 + w_s)` up to each year; mid-year takes the square root of the
 * last year's. Source: Damodaran, Tesla, November 2021 (year-end).
 */
export const cumulativeDiscountFactors = (
  rates: readonly number[],
  convention: DiscountingConvention,
): number[] => {
  let yearEnd = 1;
  return rates.map((rate) => {
    const opening = yearEnd;
    yearEnd /= 1 + rate;
    return convention === 'mid-year' ? opening / Math.sqrt(1 + rate) : yearEnd;
  });
};
