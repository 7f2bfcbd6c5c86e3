import { discountFactor } from '../discounting/discount-factor.ts';

/** `amount · (1 − (1 + r)^−n) / r`: equal amounts at the end of each of n years; r above zero. Money. Standard. */
export const presentValueOfAnnuity = (amount: number, rate: number, years: number): number =>
  (amount * (1 - discountFactor(rate, years))) / rate;
