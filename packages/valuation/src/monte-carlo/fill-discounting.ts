import { isGrowthBelowCostOfCapital } from '../dcf/discounted-cash-flow.ts';
import type { FlatModel } from './flat-model.ts';
import { movedValueInTrial, type TrialColumns } from './trial-columns.ts';

/** The discount factors for the flows of each trial. Each array has room for one block of trials. */
export interface DiscountColumns {
  /** `1 / (1 + w)`. */
  yearly: Float64Array;
  /** The factor of the first flow divided by `yearly`; above 1 with mid-year flows. */
  opening: Float64Array;
  /**
   * The terminal value divided by the last flow, or by the last EBITDA for an exit multiple, at the time of the last
   * flow.
   */
  ending: Float64Array;
}

export const discountColumns = (trials: number): DiscountColumns => ({
  yearly: new Float64Array(trials),
  opening: new Float64Array(trials),
  ending: new Float64Array(trials),
});

/**
 * Fills the discounting of the trials from `from` up to `count`, by `discountFactor` and `terminalValueGordon` or the
 * exit multiple. Stops at the first trial without a value, whose rate is zero or less or too close to its growth, and
 * returns its index; otherwise returns `count`.
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
    const rate = movedValueInTrial(
      weightedAverageCostOfCapital,
      columns.weightedAverageCostOfCapital,
      at,
    );
    if (!(rate > 0)) return at;
    const factor = 1 / (1 + rate);
    const half = isMidYear ? Math.sqrt(factor) : 1;
    yearly[at] = factor;
    opening[at] = isMidYear ? half * (1 + rate) : 1;
    if (isGordon) {
      const growth = movedValueInTrial(terminalGrowth, columns.terminalGrowth, at);
      if (!isGrowthBelowCostOfCapital(rate, growth)) return at;
      ending[at] = (1 + growth) / (rate - growth);
    } else {
      ending[at] = movedValueInTrial(exitMultiple, columns.exitMultiple, at) * half;
    }
  }
  return count;
};
