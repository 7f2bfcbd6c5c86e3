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

/** Fills the discounting of the first `count` trials: by `discountFactor` and `terminalValueGordon` or its sale. */
export const fillDiscounting = (
  model: FlatModel,
  columns: TrialColumns,
  { yearly, opening, ending }: DiscountColumns,
  count: number,
): void => {
  const { isMidYear, isGordon, weightedAverageCostOfCapital, terminalGrowth, exitMultiple } = model;
  for (let at = 0; at < count; at += 1) {
    const rate = movedAt(weightedAverageCostOfCapital, columns.weightedAverageCostOfCapital, at);
    const factor = 1 / (1 + rate);
    const half = isMidYear ? Math.sqrt(factor) : 1;
    yearly[at] = factor;
    opening[at] = isMidYear ? half * (1 + rate) : 1;
    if (isGordon) {
      const growth = movedAt(terminalGrowth, columns.terminalGrowth, at);
      ending[at] = (1 + growth) / (rate - growth);
    } else {
      ending[at] = movedAt(exitMultiple, columns.exitMultiple, at) * half;
    }
  }
};
