import { closingLosses } from '../cash-flow/closing-losses.ts';
import { lossesUsed } from '../cash-flow/losses-used.ts';
import { taxAfterLosses } from '../cash-flow/tax-after-losses.ts';

/** The tax on each year's operating profit, after the losses of earlier years; money, one rate. */
export const taxesWithLosses = (
  profits: readonly number[],
  taxRate: number,
  openingLosses: number,
): { tax: number; used: number; closing: number }[] => {
  let losses = openingLosses;
  return profits.map((ebit) => {
    const used = lossesUsed(ebit, losses, Number.POSITIVE_INFINITY);
    losses = closingLosses(losses, ebit, used);
    return { tax: taxAfterLosses(ebit, used, taxRate), used, closing: losses };
  });
};
