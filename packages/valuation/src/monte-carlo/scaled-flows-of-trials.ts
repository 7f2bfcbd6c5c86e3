import { discountedFlowsOfTrials } from './discounted-flows-of-trials.ts';
import type { DiscountColumns } from './fill-discounting.ts';
import { flatDrivers, type FlatModel } from './flat-model.ts';
import { movedAt, trialColumns, type TrialColumns } from './trial-columns.ts';

/** The same where a factor moves drivers that may differ by year: each trial is valued with years of its own. */
export const scaledFlowsOfTrials = (
  model: FlatModel,
  columns: TrialColumns,
  discounting: DiscountColumns,
  target: Float64Array,
  from: number,
  to: number,
): void => {
  const drivers = new Float64Array(model.drivers.length);
  const moved = { ...model, drivers };
  const still = trialColumns([], target.length);
  const moves = flatDrivers.map((driver) => columns[driver]);
  for (let at = from; at < to; at += 1) {
    for (const [first, move] of moves.entries()) {
      for (let place = first; place < drivers.length; place += moves.length) {
        drivers[place] = movedAt(model.drivers[place] ?? 0, move, at);
      }
    }
    discountedFlowsOfTrials(moved, still, discounting, target, at, at + 1);
  }
};
