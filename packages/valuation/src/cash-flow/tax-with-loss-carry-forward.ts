import { closingLosses } from './closing-losses.ts';
import { lossesUsed } from './losses-used.ts';
import { taxAfterLosses } from './tax-after-losses.ts';

export interface LossCarryForwardInputs {
  /** Operating profit of each year, oldest first; money. */
  ebit: readonly number[];
  /** A fraction, the same every year. */
  taxRate: number;
  /** Losses of earlier years still to be used; positive money. */
  openingLosses: number;
  /** The most that may be offset in a year, by its profit before the offset. Without it: the whole profit. */
  offsetLimit?: (profit: number, yearIndex: number) => number;
}

export interface LossCarryForward {
  tax: number[];
  /** Losses used in each year, and those left at its end. */
  lossesUsed: number[];
  closingLosses: number[];
}

/**
 * Tax when losses reduce later profits: `tax = t · max(0, EBIT − min(EBIT, losses, limit))`; a loss adds to the losses.
 * Source: Damodaran, fcffneg.xls (Global Crossing) and Tesla 2021; limit: Ley 27/2014, art. 26.
 */
export const taxWithLossCarryForward = (inputs: LossCarryForwardInputs): LossCarryForward => {
  const result: LossCarryForward = { tax: [], lossesUsed: [], closingLosses: [] };
  let losses = inputs.openingLosses;
  for (const [yearIndex, ebit] of inputs.ebit.entries()) {
    const limit = inputs.offsetLimit?.(Math.max(0, ebit), yearIndex) ?? Number.POSITIVE_INFINITY;
    const used = lossesUsed(ebit, losses, limit);
    losses = closingLosses(losses, ebit, used);
    result.tax.push(taxAfterLosses(ebit, used, inputs.taxRate));
    result.lossesUsed.push(used);
    result.closingLosses.push(losses);
  }
  return result;
};
