import { growthIsBelowCostOfCapital } from '../dcf/discounted-cash-flow.ts';
import type { FlatModel } from './flat-model.ts';
import { movedAt, type TrialColumns } from './trial-columns.ts';

/** What the flows of each trial are multiplied by; room for one block of trials. */
export interface DiscountColumns {
  /** `1 / (1 + w)`. */
  yearly: Float64Array;
  /** Factor of the first flow, over `yearly`: above 1 with mid-year flows. */
  opening: Float64Array;
  /** Terminal value over the last flow, or over the last EBITDA for an exit multiple, at the last flow's time. */
  ending: Float64Array;
}

export const discountColumns = (trials: number): DiscountColumns => ({
  yearly: new Float64Array(trials),
  opening: new Float64Array(trials),
  ending: new Float64Array(trials),
});

/**
 * Fills the discounting of trials from `from` up to `count`, by `discountFactor` and `terminalValueGordon` or its sale.
 * Stops at the first that has none, its rate not above zero or too near its growth, and answers with it; else `count`.
 */
export const fillDiscounting = (
  model: FlatModel,
  columns: TrialColumns,
  { yearly, opening, ending }: DiscountColumns,
  from: number,
  count: number,
): number => {
  const { isMidYear, isGordon, weightedAverageCostOfCapital, terminalGrowth, exitMultiple } = model;
  for (let at = from; at < count; at += 1) {
    const rate = movedAt(weightedAverageCostOfCapital, columns.weightedAverageCostOfCapital, at);
    if (!(rate > 0)) return at;
    const factor = 1 / (1 + rate);
    const half = isMidYear ? Math.sqrt(factor) : 1;
    yearly[at] = factor;
    opening[at] = isMidYear ? half * (1 + rate) : 1;
    if (isGordon) {
      const growth = movedAt(terminalGrowth, columns.terminalGrowth, at);
      if (!growthIsBelowCostOfCapital(rate, growth)) return at;
      ending[at] = (1 + growth) / (rate - growth);
    } else {
      ending[at] = movedAt(exitMultiple, columns.exitMultiple, at) * half;
    }
  }
  return count;
};
