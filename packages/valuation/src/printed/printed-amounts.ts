import type { Figures } from '../figure.ts';
import { addUp, type PrintedRounding } from './add-up.ts';
import { figureSums } from './figure-sums.ts';

interface PrintedUnit extends PrintedRounding {
  /** How many printed units make one unit of the valuation: 1000 where thousands are printed in whole euros. */
  scale: number;
}

/**
 * The amounts of a valuation as tables print them, by figure: what is printed adds up. Figures other than money are left
 * out.
 */
export const printedAmounts = (
  figures: Figures,
  { scale, ...rounding }: PrintedUnit,
): ReadonlyMap<string, number> => {
  const { values, sums, heads } = figureSums(figures);
  const scaled = new Map([...values].map(([id, value]) => [id, value * scale]));
  return addUp(scaled, sums, { ...rounding, heads });
};
