import { discountFactor } from '../discounting/discount-factor.ts';
import { presentValueOfAnnuity } from './present-value-of-annuity.ts';

/**
 * Present value of a lump sum of later rents, paid in equal parts over `yearsBeyond` years after the last year with its
 * own commitment. Money. Source: Damodaran, oplease.xls.
 */
export const presentValueOfLump = (
  lump: number,
  rate: number,
  lastYear: number,
  yearsBeyond: number,
): number =>
  presentValueOfAnnuity(lump / yearsBeyond, rate, yearsBeyond) * discountFactor(rate, lastYear);
