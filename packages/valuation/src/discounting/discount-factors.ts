import { discountFactor } from './discount-factor.ts';

/**
 * Discount factors with a rate for each year, which applies from the end of the year before to its own: `D_t = ∏_{s<t}
 * (1 + w_s)^−(c_s − c_{s−1}) · (1 + w_t)^−(time_t − c_{t−1})`. Rates are fractions; `times` and `closings` are years
 * from the valuation date. Source: Damodaran, Tesla, November 2021.
 */
export const discountFactors = (
  rates: readonly number[],
  times: readonly number[],
  closings: readonly number[],
): number[] => {
  let closingFactor = 1;
  let closing = 0;
  return rates.map((rate, index) => {
    const factor = closingFactor * discountFactor(rate, (times[index] ?? Number.NaN) - closing);
    const next = closings[index] ?? Number.NaN;
    closingFactor *= discountFactor(rate, next - closing);
    closing = next;
    return factor;
  });
};

/** The discount factor of one more flow at `time`, in or after the last year, whose rate continues to apply. */
export const terminalDiscountFactor = (
  rates: readonly number[],
  closings: readonly number[],
  time: number,
): number => {
  const times = closings.map((closing, index) => (index === closings.length - 1 ? time : closing));
  return discountFactors(rates, times, closings).at(-1) ?? Number.NaN;
};
