import { discountFactor } from '../discounting/discount-factor.ts';

/**
 * Present value of equal amounts at the end of each of n years: `amount · (1 − (1 + r)^−n) / r`; r is above zero.
 * Money. Standard.
 */
export const presentValueOfAnnuity = (amount: number, rate: number, years: number): number =>
  (amount * (1 - discountFactor(rate, years))) / rate;
