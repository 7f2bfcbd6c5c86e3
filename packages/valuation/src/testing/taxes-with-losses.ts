import { closingLosses, lossesUsed, taxAfterLosses } from '../cash-flow/cash-flow-formulas.ts';

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
