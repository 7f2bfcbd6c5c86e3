import { discountFactor } from '../discounting/discount-factor.ts';
import { presentValueOfAnnuity } from './present-value-of-annuity.ts';

/**
 * A lump of later rents in equal parts over `yearsBeyond` years, discounted from the last year with a commitment of
 * its own. Money. Source: Damodaran, oplease.xls.
 */
export const presentValueOfLump = (
  lump: number,
  rate: number,
  lastYear: number,
  yearsBeyond: number,
): number =>
  presentValueOfAnnuity(lump / yearsBeyond, rate, yearsBeyond) * discountFactor(rate, lastYear);
